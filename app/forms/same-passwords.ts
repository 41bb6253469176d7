/**
 * The arguments of a schema's `refine` for a password that is typed twice. The message belongs to the second field. The
 * rule also runs while other fields are wrong, so that all messages come at once.
 */
export function samePasswords<First extends string, Second extends string>(first: First, second: Second) {
  return [
    (typed: Record<First | Second, string | undefined>) =>
      typed[first] === undefined || typed[second] === undefined || typed[first] === typed[second],
    { path: [second] as PropertyKey[], params: { rule: 'passwordsDiffer' }, when: () => true },
  ] as const;
}
