import { allCalls } from '~/upstream/contract/contract';
import { hostileStrings } from './hostile-strings';

/** Keys and identifiers, which must stay valid. All other texts are replaced. */
const NAMES = /^(id|.*Id|code|.*Code|token|.*Token|locale|type|provider|system|currency)$/;

const texts: readonly string[] = Object.values(hostileStrings);

/**
 * Replaces every text in the data of an answer by a hostile one, as far as the contract allows. Each text gets the next
 * hostile string, so that all of them are used.
 *
 * @param turn the index of the hostile string to start with
 */
export function hostileAnswer(path: string, data: unknown, turn = 0, hostile = texts): unknown {
  const schema = allCalls.find((call) => call.path === path)?.data;
  if (!schema) return data;
  let next = turn;
  const replaceIn = (whole: unknown) => {
    visit(whole, (holder, key) => {
      const before = holder[key];
      for (const candidate of [hostile[next++ % hostile.length], 'javascript:hacked()//']) {
        holder[key] = candidate;
        if (schema.safeParse(whole).success) return;
      }
      holder[key] = before;
    });
    return whole;
  };
  const copy: unknown = structuredClone(data);
  // Item by item: to check a long list again for each of its texts takes longer than a call may.
  return Array.isArray(copy) ? copy.flatMap((item) => replaceIn([item])) : replaceIn(copy);
}

function visit(value: unknown, replace: (holder: Record<string, unknown>, key: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string' && !NAMES.test(key)) replace(value as Record<string, unknown>, key);
    else visit(child, replace);
  }
}
