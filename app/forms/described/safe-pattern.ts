const MOST_WAYS = 10_000;
const MAX_LENGTH = 200;

const ATOM = /^(?:\\[pP]\{[^{}]*\}|\\[^pPkKbB1-9]|\[(?:\\.|[^\\\]])+\]|[^\\[\](){}*+?|^$])/u;
const TIMES = /^(?:[*+?]|\{(\d{1,3})(?:(,)(\d{0,3}))?\})/;

/**
 * A regular expression of the operator for a whole text, or null where it cannot be compiled or could be slow: each of its parts
 * that may repeat multiplies the ways to match by how often, and more than 10,000 ways are too many. Groups are not repeated,
 * and nothing looks around or back.
 */
export function safePattern(pattern: string): RegExp | null {
  const body = pattern.replace(/^\^/, '').replace(/\$$/, '');
  if (waysOf(body) > MOST_WAYS) return null;
  try {
    return new RegExp(`^(?:${body})$`, 'u');
  } catch {
    return null;
  }
}

/** In how many ways a text of the greatest length can be tried at most; Infinity for what is not counted. */
function waysOf(body: string): number {
  let ways = 1;
  let rest = body;
  while (rest !== '') {
    const [open] = /^\((?:\?:)?(?!\?)/.exec(rest) ?? [];
    const [atom] = ATOM.exec(rest) ?? [];
    if (open !== undefined) rest = rest.slice(open.length);
    else if (rest.startsWith('|')) {
      ways += ways;
      rest = rest.slice(1);
    } else if (rest.startsWith(')')) {
      const [times] = TIMES.exec(rest.slice(1)) ?? [];
      if (times !== undefined && times !== '?') return Infinity;
      ways *= times === '?' ? 2 : 1;
      rest = rest.slice(1 + (times?.length ?? 0));
    } else if (atom === undefined) return Infinity;
    else {
      rest = rest.slice(atom.length);
      const times = TIMES.exec(rest);
      ways *= times ? choicesOf(times) : 1;
      rest = rest.slice(times?.[0].length ?? 0).replace(times ? /^\?/ : /^(?!)/, '');
    }
    if (ways > MOST_WAYS) return Infinity;
  }
  return ways;
}

/** How many numbers of repetitions a quantifier leaves open. */
function choicesOf([times, least, isRange, most]: RegExpExecArray): number {
  if (times === '?') return 2;
  if (least === undefined) return MAX_LENGTH;
  if (isRange === undefined) return 1;
  return Math.max(1, (most ? Number(most) : MAX_LENGTH) - Number(least) + 1);
}
