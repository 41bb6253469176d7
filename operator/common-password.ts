import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Player } from './store/players';

/** Turkish words that many passwords are, beside the thirty thousand of the library's list. */
const TURKISH =
  'sifre şifre sifrem şifrem parola merhaba galatasaray fenerbahce fenerbahçe besiktas beşiktaş trabzonspor turkiye türkiye istanbul ankara izmir bursa mustafa mehmet ahmet ali ayse ayşe fatma zeynep askim aşkım canim canım hayatim hayatım seviyorum bismillah ataturk atatürk kartal aslan cimbom'.split(
    ' ',
  );

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded for the first password: the list takes some megabytes, which an operator without new players does not need. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, turkish: TURKISH }, graphs: adjacencyGraphs });
}

/** Whether a password is one that many people choose, or a name of its owner: the first that anybody tries. */
export async function isCommonPassword(
  password: string,
  { username, name, surname }: Pick<Player, 'username' | 'name' | 'surname'>,
): Promise<boolean> {
  const estimator = await (loading ??= load());
  const { sequence } = estimator.check(password, [username, name, surname]);
  return sequence.length === 1 && sequence[0]?.pattern === 'dictionary';
}
