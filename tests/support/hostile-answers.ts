import { allCalls } from '~/upstream/contract/contract';
import { hostileStrings } from './hostile-strings';

/** What pages are found by. All other texts are somebody's to write. */
const NAMES = /^(id|.*Id|code|.*Code|token|.*Token|locale|type|provider|system|currency)$/;

const texts: readonly string[] = Object.values(hostileStrings);

/**
 * The data of an answer with every text of it replaced by something hostile, as far as the contract takes it: each text by
 * another one, all of them in the end.
 *
 * @param turn which of the hostile texts comes first
 */
export function hostileAnswer(path: string, data: unknown, turn = 0, hostile = texts): unknown {
  const schema = allCalls.find((call) => call.path === path)?.data;
  if (!schema) return data;
  let next = turn;
  const whole: unknown = structuredClone(data);
  const takes = () => schema.safeParse(whole).success;
  visit(whole, (holder, key) => {
    const before = holder[key];
    for (const candidate of [hostile[next++ % hostile.length], 'javascript:hacked()//']) {
      holder[key] = candidate;
      if (takes()) return;
    }
    holder[key] = before;
  });
  return whole;
}

function visit(value: unknown, replace: (holder: Record<string, unknown>, key: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string' && !NAMES.test(key)) replace(value as Record<string, unknown>, key);
    else visit(child, replace);
  }
}
