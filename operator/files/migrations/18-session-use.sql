ALTER TABLE session ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
UPDATE session SET used_at = coalesce(ended_at, started_at);
