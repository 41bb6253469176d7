/** Folded words that say nothing about what is searched for: "my bets", "wie kann ich auszahlen". */
const STOP_WORDS = new Set(
  (
    'benim bir nasil nerede ve istiyorum ' +
    'a an the my me i to of in how do can where is want ' +
    'der die das den ein eine einen mein meine meinen meiner ich kann wie wo ist mich'
  ).split(' '),
);

/** All words where each of them is a stop word. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !STOP_WORDS.has(word));
  return others.length > 0 ? others : words;
}
