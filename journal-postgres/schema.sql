-- Says how the tables in the first schema of the search path are declared, one line for each thing, without the schema's name.
-- `psql -AtX -v ON_ERROR_STOP=1 -f schema.sql DATABASE > schema.txt` writes it down from a database that was just migrated.
WITH tables AS (
    SELECT c.oid, c.relname, c.relpersistence FROM pg_class AS c
    JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') AND c.relname <> '_sqlx_migrations'
), said (line) AS (
    SELECT format('table %s: %s', relname, CASE relpersistence WHEN 'p' THEN 'permanent' ELSE 'not permanent' END) FROM tables
    UNION ALL
    SELECT format(
        'column %s.%s: %s%s%s%s%s',
        t.relname,
        a.attname,
        format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attcollation <> y.typcollation THEN ' collate ' || l.collname END,
        CASE WHEN a.attnotnull THEN ' not null' END,
        CASE WHEN a.attidentity <> '' THEN ' identity ' || a.attidentity::text END,
        ' default ' || pg_get_expr(d.adbin, d.adrelid, true)
    )
    FROM tables AS t
    JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type AS y ON y.oid = a.atttypid
    LEFT JOIN pg_collation AS l ON l.oid = a.attcollation
    LEFT JOIN pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    UNION ALL
    SELECT format(
        'index %s: %s%s',
        c.relname,
        pg_get_indexdef(i.indexrelid, 0, true),
        CASE WHEN NOT (i.indisvalid AND i.indisready AND i.indislive) THEN ' (invalid)' END
    )
    FROM tables AS t
    JOIN pg_index AS i ON i.indrelid = t.oid
    JOIN pg_class AS c ON c.oid = i.indexrelid
    UNION ALL
    SELECT format(
        'constraint %s: %s%s',
        o.conname,
        pg_get_constraintdef(o.oid, true),
        CASE WHEN EXISTS (SELECT 1 FROM pg_trigger AS g WHERE g.tgconstraint = o.oid AND g.tgenabled = 'D') THEN ' (disabled)' END
    )
    FROM tables AS t
    JOIN pg_constraint AS o ON o.conrelid = t.oid
    WHERE o.contype IN ('c', 'f', 'p', 'u')
)
SELECT line FROM said ORDER BY line COLLATE "C"
