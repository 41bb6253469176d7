/** Milliseconds as the contract writes times: ISO, UTC, without a zone mark. */
export function utcTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, -1);
}
