import { expect, it } from 'vitest';
import { hasSeveralHosts } from './several-hosts.server';

it.each([
  [true, ['Host', 'play.example', 'host', 'evil.example']],
  [true, ['HOST', 'play.example', 'Accept', '*/*', 'Host', 'play.example']],
  [false, ['Host', 'play.example']],
  [false, ['Accept', 'host', 'Host', 'play.example', 'X-Host', 'host', 'X-Forwarded-Host', 'evil.example']],
  [false, []],
])('is %s for the headers %j', (expected, rawHeaders) => expect(hasSeveralHosts({ rawHeaders })).toBe(expected));
