/** Arguments of a schema's `refine`. The message belongs to the second field. Also runs while other fields are wrong. */
export function samePasswords<First extends string, Second extends string>(first: First, second: Second) {
  return [
    (typed: Record<First | Second, string | undefined>) =>
      typed[first] === undefined || typed[second] === undefined || typed[first] === typed[second],
    { path: [second] as PropertyKey[], params: { rule: 'passwordsDiffer' }, when: () => true },
  ] as const;
}
