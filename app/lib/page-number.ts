/** The page number of an address; 1 for an invalid one. @param digits the most that it may have */
export const pageFrom = (text: string | null, digits = 10): number =>
  text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : 1;
