/** A number where the text reads back as the same: an operator with numbers may not know them as texts. */
export const idOfText = (text: string): string | number =>
  String(Number(text)) === text && Number.isSafeInteger(Number(text)) ? Number(text) : text;
