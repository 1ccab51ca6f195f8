### The sandbox's page for a browser. It shows these as plain text, in the browser's language.

## The page and its columns

page-title = Chancery · sandbox
page-sandbox = sandbox
page-skip = Skip to the message box
page-places = Places and tools
page-show-places = People and channels
page-play-as = Play as
page-play-as-person = Play as { $name }
page-add-person = Add a person
page-new-person = Name of the new person
page-join = Join
page-channels = Channels
page-add-channel = Add a channel
page-new-channel = Name of the new channel
page-channel-example = other
page-create = Create
page-direct-messages = direct messages
page-new = new
page-for-you = for you
page-clock = Clock
page-tools = Tools
page-command = Sandbox command
page-run = Run
page-restart = Restart bot
page-save = Save transcript
page-play-script = Play a script
page-script = Script
page-next-line = Next line
page-all-lines = All
page-members = Members
page-moderators = Moderators
page-players = Players
page-count = { $group } — { $count }
page-app = App
page-connected = connected
page-not-connected = not connected
page-may-manage = may manage the server
page-new-window = New window
page-light = Light theme

## The channel

page-you-are = You are { $name }
page-messages = Messages
page-latest = Jump to the newest message
page-message = Message
page-write-to = Message { $place }, or / for commands
page-send = Send
page-busy = Chancery is thinking…
page-offline = The bot is not connected.
page-gone = The sandbox does not answer. Is it still running in the terminal?
page-reopen = If it was restarted, open the URL that it printed.
page-choose-game = Choose a game
page-choose-about = You join a game that is under way, and play everyone at the table.
page-setting-table = Setting the table…
page-empty = Nothing here yet
page-empty-about = Type / for the commands. A moderator (★) starts a game with /campaign create.

## Messages

page-used = { $name } used { $command }
page-reply = Reply to: { $message }
page-a-card = a card
page-silent = (silent)
page-edited = (edited)
page-pinned = A message was pinned.
page-picture = A picture without a description
page-file = { $name } ({ $size } bytes)
page-only-you = Only you can see this
page-dismiss = Dismiss message
page-unknown-user = unknown-user
page-deleted-role = deleted-role
page-deleted-channel = deleted-channel
page-select = Make a selection
page-choose = Choose
page-submit = Submit
page-cancel = Cancel

## What can be typed

page-suggestions = Suggestions
page-hint-commands = Commands
page-hint-next = Continue with
page-hint-options = Options
page-hint-people = People
page-required = required
page-at-least = at least { $least }
page-between = { $least } to { $most }
page-did-you-mean = Did you mean
page-did-you-mean-line = Did you mean { $line }?

## Help

page-help = Help
page-help-title = How this works
page-help-person = Pick a person under "Play as". You see what they see, and what you type or press is theirs.
page-help-commands = Type / for the bot's commands: the arrows choose, Tab or Enter completes, Escape closes the list.
page-help-talk = Anything else that you type is a message to the others. The bot reads none of them.
page-help-member = A member's name opens what you can do with them.
page-help-moderator = Mod ★ may use the commands for moderators, /mod.
page-help-clock = The sandbox's clock moves when you press its buttons: deadlines pass and reminders arrive.
page-help-sandbox = Commands of the sandbox
page-help-field = For the field under "Tools", for scripts and for the terminal. A line without a name is done by the person you are.
page-close = Close
