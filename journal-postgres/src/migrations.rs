//! The migrations, built into the program.

chancery_journal::migrations! { "../migrations/":
    "0001_journal"
    "0002_owner"
    "0025_erasure_progress"
    "0029_accounts"
    "0030_languages"
    "0031_templates"
}
