import type { Texts } from '../../messages';
import leagueData from './leagues.json' with { type: 'json' };

export type SportId = 'football' | 'basketball' | 'tennis' | 'volleyball' | 'esports';

export interface League {
  readonly id: string;
  readonly sport: SportId;
  readonly name: Texts;
  /** Offset of the kick-off within each half hour, so that leagues start at different times. */
  readonly offsetMinutes: number;
  /** Twelve sides, all invented. */
  readonly sides: readonly string[];
}

export const sports: readonly { readonly id: SportId; readonly name: Texts }[] = [
  { id: 'football', name: { tr: 'Futbol', en: 'Football' } },
  { id: 'basketball', name: { tr: 'Basketbol', en: 'Basketball' } },
  { id: 'tennis', name: { tr: 'Tenis', en: 'Tennis' } },
  { id: 'volleyball', name: { tr: 'Voleybol', en: 'Volleyball' } },
  { id: 'esports', name: { tr: 'E-spor', en: 'E-sports' } },
];

export const leagues = leagueData as League[];
