/** The address of the proxy in tests. */
export const PEER = '127.0.0.1';

interface ForwardedForm {
  readonly name: string;
  /** The headers of one client's request. What is no address differs from request to request. */
  headers(request: number): Record<string, string>;
  /** What the client's limits count by: the proxy itself where the text names no address. */
  readonly network: string;
}

const listed = (name: string, network: string, text: (request: number) => string): ForwardedForm => ({
  name: `X-Forwarded-For with ${name}`,
  headers: (request) => ({ 'x-forwarded-for': text(request) }),
  network,
});

const standard = (name: string, network: string, text: (request: number) => string): ForwardedForm => ({
  name: `Forwarded with ${name}`,
  headers: (request) => ({ forwarded: text(request) }),
  network,
});

const NETWORK = '2001:db8:7:8::/64';

/** What proxies write in place of a plain list of addresses, and what clients try. */
export const FORWARDED_FORMS: readonly ForwardedForm[] = [
  listed('a port', '203.0.113.1', (n) => `203.0.113.1:${4_000 + n}`),
  listed('quotes and a port', '203.0.113.2', (n) => `"203.0.113.2:${4_000 + n}"`),
  listed('spaces and tabs', '203.0.113.3', (n) => `${' '.repeat(n)}203.0.113.3\t`),
  listed('empty members', '203.0.113.4', (n) => `203.0.113.4${' ,'.repeat(n)}`),
  listed('an address in brackets', '2001:db8:7:1::/64', (n) => `[2001:db8:7:1::${n}]`),
  listed('brackets and a port', '2001:db8:7:2::/64', (n) => `[2001:db8:7:2::${n}]:${4_000 + n}`),
  listed('quotes, brackets and a port', '2001:db8:7:3::/64', (n) => `"[2001:DB8:7:3:0::${n}]:${4_000 + n}"`),
  listed('a zone', 'fe80::/64', (n) => `fe80::${n}%eth${n}`),
  listed('an IPv4 address in IPv6', '203.0.113.5', (n) => (n % 2 ? '::FFFF:203.0.113.5' : '[::ffff:cb00:7105]:80')),
  listed('texts of the client before its address', '203.0.113.6', (n) => `unknown, _${n}, <${n}>, 203.0.113.6:${n}`),
  listed('proxies behind the address', '203.0.113.7', (n) => `203.0.113.7:${n}, 10.0.0.${n}:80, [::1]:${n}`),
  listed('"unknown"', PEER, (n) => (n % 2 ? 'unknown' : 'Unknown')),
  listed('a hidden name', PEER, (n) => `_hidden-${n}`),
  listed('a host', PEER, (n) => `client-${n}.example`),
  listed('markup', PEER, (n) => `<script>${n}</script>`),
  listed('an address with a number too large', PEER, (n) => `203.0.113.${300 + n}`),
  listed(
    'an address of other number forms',
    PEER,
    (n) => ['0xcb007101', '0313.0.0161.1', '203.28929', `${n}`][n % 4] ?? '',
  ),
  listed('a network', PEER, (n) => `203.0.113.0/${23 + n}`),
  listed('a parameter of the other header', PEER, (n) => `for=203.0.113.${n}`),
  standard('an address', '203.0.113.8', (n) => `for=203.0.113.8;proto=https;by=10.0.0.${n}`),
  standard('a quoted address and a port', NETWORK, (n) => `by=_a${n};For="[2001:db8:7:8::${n}]:${4_000 + n}"`),
  standard('a hidden port', '203.0.113.9', (n) => `for="203.0.113.9:_port${n}"`),
  standard('several members', '203.0.113.10', (n) => `for=unknown, for=_${n}, for=203.0.113.10, for="10.0.0.1:${n}"`),
  standard('"unknown"', PEER, (n) => `for=unknown;by=_${n}`),
  standard('a hidden name', PEER, (n) => `for=_hidden${n}`),
  standard('two addresses in one member', PEER, (n) => `for=203.0.113.${n};for=203.0.113.${n + 1}`),
  standard('an address and another parameter twice', PEER, (n) => `By=_a;for=203.0.113.${n};by=_b`),
  standard('a wrong member before the address', '203.0.113.11', (n) => `for=_a;for=_${n}, for=203.0.113.11`),
  standard('signs in quotes', '203.0.113.12', (n) => `by=_a,for=203.0.113.12;ext="\\";for=203.0.113.${n},;for="`),
  standard('rubbish', PEER, (n) => `for="203.0.113.${n}`),
];
