import { describe, expect, it } from 'vitest';
import { nextPhonePage, openingPage, PHONE_EVENTS, PHONE_PAGES } from './phone-verification-flow';

const edges = {
  'not-verified code-sent': 'code',
  'not-verified number-update-requested': 'update',
  'update code-sent': 'code',
  'update update-cancelled': 'not-verified',
  'code code-sent': 'code',
  'code number-update-requested': 'update',
  'code code-accepted': 'verified',
  'verified change-requested': 'change',
  'change code-sent': 'change-codes',
  'change update-cancelled': 'verified',
  'change-codes code-sent': 'change-codes',
  'change-codes number-update-requested': 'change',
  'change-codes update-cancelled': 'verified',
  'change-codes code-accepted': 'verified',
  'change-codes proof-switched': 'change-codes',
} as Record<string, string>;

describe.each(PHONE_PAGES)('from %s', (page) => {
  it.each(PHONE_EVENTS)('follows the table of transitions for %s', (event) => {
    expect(nextPhonePage(page, event)).toBe(edges[`${page} ${event}`] ?? null);
  });
});

it.each([
  [{ phone: '905551112233', smsVerified: true }, 'verified'],
  [{ phone: '905551112233', smsVerified: false }, 'not-verified'],
  [{ phone: '905551112233' }, 'not-verified'],
  [{ phone: null, smsVerified: null }, 'update'],
  [{ phone: '' }, 'update'],
])('opens %j at %s', (player, page) => expect(openingPage(player)).toBe(page));
