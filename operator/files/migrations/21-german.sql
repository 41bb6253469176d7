ALTER TABLE notification ADD COLUMN title_de TEXT;
ALTER TABLE notification ADD COLUMN note_de TEXT;
ALTER TABLE bonus_offer ADD COLUMN title_de TEXT;
ALTER TABLE bonus_offer ADD COLUMN description_de TEXT;
