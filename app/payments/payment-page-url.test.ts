import { expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/support/hostile-addresses';
import { paymentPageUrl } from './payment-page-url';

const anywhere = { hosts: null, allowsLoopback: false };
const demo = { hosts: null, allowsLoopback: true };
const named = { hosts: ['pay.example', 'pay.example:8443'], allowsLoopback: false };

it.each([
  ['https://pay.example/x?y=1', anywhere, 'https://pay.example/x?y=1'],
  ['HTTPS://PAY.EXAMPLE/x', anywhere, 'https://pay.example/x'],
  ['http://pay.example/x', anywhere, null],
  ['http://127.0.0.1:3002/pay/1', anywhere, null],
  ['http://127.0.0.1:3002/pay/1', demo, 'http://127.0.0.1:3002/pay/1'],
  ['http://localhost:3002/pay/1', demo, 'http://localhost:3002/pay/1'],
  ['http://localhost.evil.example/', demo, null],
  ['http://127.0.0.1@evil.example/', demo, null],
  ['https://pay.example@evil.example/', anywhere, null],
  ['https://pay.example/', named, 'https://pay.example/'],
  ['https://pay.example:8443/', named, 'https://pay.example:8443/'],
  ['https://pay.example:444/', named, null],
  ['https://evil.example/', named, null],
  ['https://pay.example.evil.example/', named, null],
  ['httpjavascript:alert(1)', demo, null],
  ['http', demo, null],
  ['javascript:alert(1)', demo, null],
  [`https://pay.example/${'x'.repeat(3000)}`, anywhere, null],
])('%s by %o: %s', (text, rules, address) => expect(paymentPageUrl(text, rules)).toBe(address));

it.each(hostileAddresses)('%j is no payment page', (text) => {
  for (const rules of [anywhere, demo, named]) expect(paymentPageUrl(text, rules)).toBeNull();
});
