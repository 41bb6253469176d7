import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Turkish has four letters where English has two: i and İ, ı and I. A change of case is correct in one language only.
 * So texts for players are stored in their final case, and code changes the case only of words that players do not see.
 */

/** The kind of words whose case each file changes. Players never see the result. */
const WORDS_FOR_MACHINES: Record<string, string> = {
  'app/platform/config/env.server.ts': 'settings',
  'app/features/money/payment-form/describe-fields.server.ts': "the operator's keys, folded to a to z before",
  'app/features/money/payment-form/validate-payment.ts': 'the names of texts',
  'app/forms/described/check-digits.ts': 'an IBAN',
  'app/forms/described/mask.ts': 'one letter beside one of a mask',
  'app/features/play/games/provider-setup.server.ts': "providers' names, compared by a to z",
  'app/features/support/tickets/ticket-status.ts': "the contract's words",
  'app/features/support/tickets/ticket-thread.server.ts': "the contract's words",
  'app/server/canonical-address.server.ts': 'a percent encoding',
  'app/server/http/client-address.server.ts': "a header's names",
  'app/server/http/encoding.server.ts': 'a header',
  'app/i18n/language-offer.ts': 'tags of languages',
  'app/lib/fold-text.ts': 'all four letters are one before',
  'app/lib/fold-username.ts': 'all four letters are one before',
  'app/lib/is-prefetch.ts': 'a header',
  'app/lib/safe-html.server.ts': 'names of elements',
  'app/lib/several-hosts.server.ts': "a header's name",
  'app/lib/websocket-only-request.server.ts': 'a header',
  'app/realtime/upgrade.server.ts': 'a header',
  'app/server/remix/route-branches.server.ts': 'a segment of a path',
  'app/session/preferences.server.ts': 'a header',
};

/** A style that changes the case, in a style sheet or in a string. */
const CASE_IN_STYLES = /text-transform\s*:|textTransform|font-variant(?:-caps)?\s*:[^;]*small-caps/;

/** Formatting by the language of the machine (server or player) instead of the page. */
const OF_THE_MACHINE =
  /\.toLocale(?:Upper|Lower)Case\(\)|\.toLocale(?:Date|Time)?String\((?:\)|undefined)|\.localeCompare\([^,()]*\)|Intl\.(?:NumberFormat|Collator|PluralRules|ListFormat|RelativeTimeFormat|Segmenter)\((?:\)|undefined)|Intl\.DateTimeFormat\((?:undefined|\)(?!\.resolvedOptions))/;

const sources = ['app', 'operator'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file)),
);

const filesWith = (pattern: RegExp, isMeant: (file: string) => boolean = () => true) =>
  sources.filter((file) => isMeant(file) && pattern.test(readFileSync(file, 'utf8'))).sort();

it('never changes the case of texts for players', () => expect(filesWith(CASE_IN_STYLES)).toEqual([]));

it('changes the case only of words for machines', () => {
  const found = filesWith(/\.to(?:Upper|Lower)Case\b/, (file) => file.startsWith('app/'));
  expect(found).toEqual(Object.keys(WORDS_FOR_MACHINES).sort());
});

it('names the language in every call that depends on it', () => expect(filesWith(OF_THE_MACHINE)).toEqual([]));
