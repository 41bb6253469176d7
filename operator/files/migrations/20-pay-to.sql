ALTER TABLE payment_method ADD COLUMN pay_to TEXT;
