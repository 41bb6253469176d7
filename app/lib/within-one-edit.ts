/** One edit is a wrong, missing or extra letter, or two neighbours swapped. Linear time, copies nothing, UTF-16 units. */
export const isWithinOneEdit = (typed: string, word: string) => compare(typed, word, false);

/** Whether some beginning of the word differs from the typed text by at most one edit. */
export const startsWithinOneEdit = (typed: string, word: string) => compare(typed, word, true);

function compare(typed: string, word: string, isStart: boolean): boolean {
  const shorter = Math.min(typed.length, word.length);
  let at = 0;
  while (at < shorter && typed.charCodeAt(at) === word.charCodeAt(at)) at += 1;
  if (at === typed.length) return isStart || word.length - at <= 1;
  return (
    fits(typed, at + 1, word, at, isStart) ||
    (at < word.length && fits(typed, at + 1, word, at + 1, isStart)) ||
    (at < word.length && fits(typed, at, word, at + 1, isStart)) ||
    (isSwappedAt(at, typed, word) && fits(typed, at + 2, word, at + 2, isStart))
  );
}

const isSwappedAt = (at: number, typed: string, word: string) =>
  at + 1 < Math.min(typed.length, word.length) &&
  typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
  typed.charCodeAt(at + 1) === word.charCodeAt(at);

/** Whether the rest of the word equals the rest of the typed text, or starts with it. */
function fits(typed: string, from: number, word: string, wordFrom: number, isStart: boolean): boolean {
  const length = typed.length - from;
  const wordLength = word.length - wordFrom;
  if (isStart ? length > wordLength : length !== wordLength) return false;
  for (let index = 0; index < length; index += 1)
    if (typed.charCodeAt(from + index) !== word.charCodeAt(wordFrom + index)) return false;
  return true;
}
