/**
 * HTML pattern of a number of digits, of any script and with anything between them: `normaliseDigits` reads more
 * spellings than a pattern should list.
 */
export const digitsPattern = (least: number, most = least) => String.raw`\P{Nd}*(\p{Nd}\P{Nd}*){${least},${most}}`;

/** Ten digits, or fourteen with the dialling code as `0090`. */
export const PHONE_PATTERN = digitsPattern(10, 14);
