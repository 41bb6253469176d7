import { expect, it } from 'vitest';
import { suggestName } from './suggest-name.server';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

it.each([
  [CHROME, [], 'Chrome, Windows'],
  [IPHONE, [], 'Safari, iPhone'],
  [CHROME, ['Chrome, Windows'], 'Chrome, Windows (2)'],
  [CHROME, ['Chrome, Windows', 'Chrome, Windows (2)'], 'Chrome, Windows (3)'],
  ['curl/8', [], ''],
  [null, [], ''],
])('suggests a name that is not used: %s', (userAgent, used, name) => {
  expect(suggestName(userAgent, used)).toBe(name);
});
