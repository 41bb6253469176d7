import { bare } from './mask';

const GROUPED = { card: /^\d*$/, iban: /^[A-Z]{2}[A-Z\d]*$/i } as const;

/** A card number or an IBAN in groups of four, as cards and statements show them. Any other text stays as it was typed. */
export function groupByFour(text: string, check: keyof typeof GROUPED): string {
  const figures = bare(text);
  return GROUPED[check].test(figures) ? figures.replace(/.{4}(?=.)/g, '$& ') : text;
}
