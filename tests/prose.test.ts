import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Turns of phrase that make readers stop. Texts for players have their own words, in `app/i18n/wording.test.ts`. */
const AVOIDED: Readonly<Record<string, string>> = {
  'also of': 'even of, … too',
  'also where': 'even if',
  anew: 'again',
  'both languages': 'each language: there are as many as folders',
  'comes to': 'becomes',
  'is there for': 'serves',
  nobody: 'no player, no request',
  'of before': 'earlier, old, from before',
  whatever: 'any',
  whoever: 'the player who',
};

/** The words themselves, and texts of players. */
const EXEMPT =
  /^(?:tests\/prose\.test\.ts|app\/i18n\/(?:wording\.test\.ts|locales\/.*)|docs\/contract\/openapi\.json)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js|css|md|ya?ml)$/.test(file) && !EXEMPT.test(file));

const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\n(?: \*|\/\/|\s)*/g, ' ') }));

it.each(Object.entries(AVOIDED))('code and documents do not say "%s" (but: %s)', (avoided) => {
  const pattern = new RegExp(String.raw`(?<![.\w'])${avoided}\b(?!\(|\)|\.\w)`, 'gi');
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`),
  );
  expect(found).toEqual([]);
});

it('comments have lines of at most 130 columns', () => {
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /^.{131}/.test(line) && /^\s*(?:\/\*\*|\*|\/\/)/.test(line) && !/eslint-|https?:/.test(line));
  expect(found).toEqual([]);
});

it.each([
  ['begin a sentence with "Of", "Who" or "Whose" (but: the thing)', /(?:\/\*\*|\/\/|\*|[.:]) (?:Of|Who(?:se)?) /],
  ['say ", also when" (but: even when)', /, also (?:when|after|from|in|where|for|of|while|if|with|by|on)\b/],
])('comments do not %s', (_, pattern) => {
  const isComment = /^\s*(?:\/\*\*|\*|\/\/)/;
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => isComment.test(line) && pattern.test(line)),
    );
  expect(found).toEqual([]);
});
