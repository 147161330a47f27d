-- Whether the operator's list of failures has been told of it.
ALTER TABLE attempts ADD COLUMN reported INTEGER NOT NULL DEFAULT 0;
CREATE INDEX attempts_failed ON attempts (at) WHERE reported = 0 AND state IN ('refused', 'gone', 'given up');
