const MAX_LENGTH = 256;

/** The browser's name for the operator's session history: the first 256 characters in printable ASCII. Null without any. */
export function userAgentOf({ 'user-agent': sent = '' }: { 'user-agent'?: string | undefined }): string | null {
  return (
    sent
      .replace(/[^ -~]/g, '')
      .trim()
      .slice(0, MAX_LENGTH)
      .trim() || null
  );
}
