import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { HttpBrowser } from './http-browser';
import { CLOSE, collectTexts, OPEN } from './marked-texts';
import { operatorBehindFaults } from './site-behind-faults';
import { startSite, type TestSite } from './site';
import { standIn } from './stand-in';

/**
 * Languages made from the English texts. `en-XA` is accented and 40 % longer: it shows what is hard-coded and what is cut.
 * `ar-XB` runs from right to left: it shows what is not mirrored. Each text is between marks.
 */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

const ENGLISH = path.resolve('app/i18n/locales/en');

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÀƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** What a text is longer by, as words that may break. */
const MORE = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ ';
const LONGER = 0.4;

const [RIGHT_TO_LEFT, POP] = ['\u202e', '\u202c'];

/** The parts of a text outside its placeholders, changed. */
const outsidePlaceholders = (text: string, change: (part: string) => string) =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

const accented = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter);

function longer(text: string): string {
  const length = Math.ceil(text.replace(/\{\{\w+\}\}/g, '12345').length * LONGER);
  return `${text} ${MORE.repeat(Math.ceil(length / MORE.length))
    .slice(0, length)
    .trim()}`;
}

/** Words that are shown from right to left, as Arabic ones are. */
const fromRightToLeft = (text: string) => text.replace(/[A-Za-z’']+/g, (word) => `${RIGHT_TO_LEFT}${word}${POP}`);

const CHANGES: Record<PseudoLanguage, (text: string) => string> = {
  'en-XA': (text) => `${OPEN}${longer(outsidePlaceholders(text, accented))}${CLOSE}`,
  'ar-XB': (text) => `${OPEN}${outsidePlaceholders(text, fromRightToLeft)}${CLOSE}`,
};

/** Writes a folder for LOCALES_DIR with the languages. @returns its path */
export function writePseudoLanguages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  for (const language of PSEUDO_LANGUAGES) {
    mkdirSync(path.join(folder, language));
    for (const file of readdirSync(ENGLISH)) {
      const texts = JSON.parse(readFileSync(path.join(ENGLISH, file), 'utf8')) as Record<string, string>;
      writeFileSync(path.join(folder, language, file), JSON.stringify(inLanguage(language, texts)));
    }
  }
  return folder;
}

function inLanguage(language: PseudoLanguage, texts: Record<string, string>): Record<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const entries = Object.entries(texts).flatMap(([key, text]) => {
    const [, base] = /^(.+)_other$/.exec(key) ?? [];
    const keys = base === undefined ? [key] : forms.filter((form) => form !== 'one').map((form) => `${base}_${form}`);
    return keys.map((each) => [each, CHANGES[language](text)] as const);
  });
  return Object.fromEntries(entries);
}

/**
 * Starts a site whose operator offers the pseudo-languages, the first as the default. `said` collects the texts of the
 * operator.
 */
export function siteInPseudoLanguages(): { site: TestSite; operatorUrl: () => string; said: Set<string> } {
  const { operator, proxy } = operatorBehindFaults();
  const said = new Set<string>();
  let site: TestSite;
  beforeAll(async () => {
    proxy.faults.set('*', {
      kind: 'rewrite',
      rewrite(call, data) {
        if (call === 'cms/translationlist') return [];
        const changed = call === 'cms/grouped' ? offering(data) : data;
        collectTexts(changed, said);
        return changed;
      },
    });
    site = await startSite({
      OPERATOR_API_URL: proxy.apiUrl,
      OPERATOR_HUB_URL: operator.hubUrl,
      LOCALES_DIR: writePseudoLanguages(),
    });
  });
  afterAll(() => site.stop());
  return { site: standIn(() => site), operatorUrl: () => operator.apiUrl, said };
}

interface WithOptions {
  readonly siteOption: readonly { readonly key: string }[];
}

function offering(data: unknown): object {
  const { siteOption, ...rest } = data as WithOptions;
  const languages = { key: 'languages', value: JSON.stringify([...PSEUDO_LANGUAGES, 'xx', 'tr']), status: true };
  return { ...rest, siteOption: [...siteOption.filter(({ key }) => key !== 'languages'), languages] };
}

/** A visitor who has chosen a language. */
export async function visitorIn(language: PseudoLanguage, who: 'guest' | 'player', url: string): Promise<HttpBrowser> {
  const visitor = new HttpBrowser(url);
  visitor.cookies.set('language', language);
  if (who === 'player') await visitor.logIn();
  return visitor;
}
