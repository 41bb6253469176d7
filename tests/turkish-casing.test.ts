import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Turkish has four letters where English has two: i and İ, ı and I. A change of case is right in one language only, so
 * what people read has its case in the texts, and code changes the case of words for machines alone.
 */

/** What each of these words is: never one that is shown as it comes out. */
const WORDS_FOR_MACHINES: Record<string, string> = {
  'app/server/config/env.server.ts': 'settings',
  'app/features/cashier/describe-fields.server.ts': "the operator's keys, folded to a to z before",
  'app/features/cashier/validate-payment.server.ts': 'an IBAN, and the names of texts',
  'app/features/cashier/rules/check-digits.ts': 'an IBAN',
  'app/features/cashier/rules/mask.ts': 'one letter beside one of a mask',
  'app/features/games/requested-game.server.ts': 'a header',
  'app/features/games/provider-setup.server.ts': "providers' names, compared by a to z",
  'app/features/tickets/ticket-status.ts': "the contract's words",
  'app/features/tickets/ticket-thread.server.ts': "the contract's words",
  'app/server/http/encoding.server.ts': 'a header',
  'app/lib/fold-text.ts': 'all four letters are one before',
  'app/lib/fold-username.ts': 'all four letters are one before',
  'app/lib/network-of.ts': 'an address',
  'app/realtime/upgrade.server.ts': 'a header',
  'app/session/preferences.server.ts': 'a header',
  'app/upstream/contract/openapi.ts': 'a method of HTTP',
};

/** A style that changes the case, in a style sheet or in a string. */
const CASE_IN_STYLES = /text-transform\s*:|textTransform|font-variant(?:-caps)?\s*:[^;]*small-caps/;

/** By the language of the server's or the player's machine, in place of the page's. */
const OF_THE_MACHINE =
  /\.toLocale(?:Upper|Lower)Case\(\)|\.toLocale(?:Date|Time)?String\((?:\)|undefined)|\.localeCompare\([^,()]*\)|Intl\.(?:NumberFormat|Collator|PluralRules|ListFormat|RelativeTimeFormat|Segmenter)\((?:\)|undefined)|Intl\.DateTimeFormat\((?:undefined|\)(?!\.resolvedOptions))/;

const sources = ['app', 'operator'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file)),
);

const filesWith = (pattern: RegExp, isMeant: (file: string) => boolean = () => true) =>
  sources.filter((file) => isMeant(file) && pattern.test(readFileSync(file, 'utf8'))).sort();

it('leaves the case of texts to the texts', () => expect(filesWith(CASE_IN_STYLES)).toEqual([]));

it('changes the case of words for machines alone', () => {
  const found = filesWith(/\.to(?:Upper|Lower)Case\b/, (file) => file.startsWith('app/'));
  expect(found).toEqual(Object.keys(WORDS_FOR_MACHINES).sort());
});

it('names the language wherever one decides', () => expect(filesWith(OF_THE_MACHINE)).toEqual([]));
