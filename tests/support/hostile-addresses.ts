/** The host that the hostile addresses lead to if they work. */
export const HOSTILE_HOST = 'evil.example';

/**
 * Addresses that look like a path of this site but that some parser takes for another site: a browser reads a backslash
 * as a slash and drops tabs and line breaks; a proxy or a router may decode a path a second time.
 */
export const hostileAddresses: readonly string[] = [
  ...['//evil.example/x', '///evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '\\/evil.example/x'],
  ...['/\\/evil.example/x', '/\\\\evil.example/x', '\\evil.example/x', '/\t/evil.example/x', '/\n\\evil.example/x'],
  ...[
    '\t//evil.example/x',
    ' //evil.example/x',
    '\u0000//evil.example/x',
    '/\u0000/evil.example/x',
    '//evil.example\\@x',
  ],
  ...['/.//evil.example/x', '/./\\evil.example/x', '/x/..//evil.example/x', '/x/%2e%2e//evil.example/x'],
  ...[
    '/%5cevil.example/x',
    '/%5C%5Cevil.example/x',
    '/%2fevil.example/x',
    '/%2f%5cevil.example/x',
    '/%09/evil.example/x',
  ],
  ...['%2f%2fevil.example/x', '%5c%5cevil.example/x', '/%0d%0a/evil.example/x', '/%255cevil.example/x'],
  ...[
    '//user@evil.example/x',
    '//evil.example:443/x',
    '//evil.example%2f@x',
    '/／evil.example/x',
    '／／evil.example/x',
  ],
  ...['javascript:hacked()//evil.example', 'java\nscript:hacked()', 'data:text/html,<script>hacked()</script>'],
  ...[
    'http:evil.example',
    'http:/evil.example',
    'http:\\\\evil.example',
    'ftp://evil.example/x',
    'blob:https://evil.example/x',
  ],
];

/** Whether a browser on a page of this origin would leave it for this address. */
export function leavesSite(address: string, page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  return new URL(address, page).origin !== new URL(page).origin;
}
