ALTER TABLE notification ADD COLUMN reference TEXT;
