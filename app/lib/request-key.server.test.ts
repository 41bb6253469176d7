import { expect, it } from 'vitest';
import { requestKey } from './request-key.server';

it('is the same for the same work, sender and values alone', () => {
  const key = requestKey('call', 'ayse', { code: '123' });
  expect(requestKey('call', 'ayse', { code: '123' })).toBe(key);
  expect(requestKey('ticket', 'ayse', { code: '123' })).not.toBe(key);
  expect(requestKey('call', 'can', { code: '123' })).not.toBe(key);
  expect(requestKey('call', 'ayse', { code: '124' })).not.toBe(key);
  expect(requestKey('call', 'ay', 'se')).not.toBe(requestKey('call', 'ayse', ''));
});

it('shows nothing of the values', () => {
  expect(requestKey('change-password', 'ayse', 'secret-1')).not.toContain('secret-1');
});
