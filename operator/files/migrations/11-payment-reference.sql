ALTER TABLE payment ADD COLUMN reference TEXT;
