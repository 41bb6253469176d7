import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** How hard a password is to guess, from 0 (at once) to 4 (never, for most attackers). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The operator has a long list and the last word; with this one a browser calls none of them strong. */
const MOST_COMMON =
  'password passw0rd qwerty qwertyuiop asdfgh asdasd zxcvbn iloveyou letmein welcome admin login dragon monkey football master sunshine princess shadow superman batman pokemon computer internet secret parola sifre şifre sifrem şifrem merhaba galatasaray fenerbahce fenerbahçe besiktas beşiktaş trabzonspor turkiye türkiye istanbul ankara izmir mustafa mehmet ahmet ayse ayşe fatma zeynep askim aşkım canim canım seviyorum bismillah allah ataturk atatürk'.split(
    ' ',
  );

const estimator = new ZxcvbnFactory({ dictionary: { common: MOST_COMMON } });

/** @param ownWords what is known of the player, such as the name: worth nothing in a password */
export const strengthOf = (password: string, ownWords: readonly string[]): PasswordStrength =>
  estimator.check(password, [...ownWords]).score;
