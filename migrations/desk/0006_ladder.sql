-- Push first, and by mail (rung 1) only what stays unseen. Who has settings already gets what is usual.
ALTER TABLE pending ADD COLUMN rung INTEGER NOT NULL DEFAULT 0;
UPDATE person SET settings = json_set(settings, '$.mailAfter', 60);
