import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhoneNumber, formatPhone, isCallable } from './phone-number';

describe('a phone number', () => {
  it.each([
    '5551234567',
    '555 123 45 67',
    '(555) 123-45-67',
    '05551234567',
    '0 555 123 45 67',
    '905551234567',
    '+90 555 123 45 67',
    '+90 (555) 123-4567',
    '0090 555 123 45 67',
    '５５５１２３４５６７',
    '\u202a+90 555 123 45 67\u202c',
    '555\u200b1234567',
    '555–123–45–67',
  ])('is found in %j', (text) => {
    expect(findPhoneNumber(text)).toBe('905551234567');
  });

  it.each([
    '',
    '555123456',
    '55512345678',
    '0555123456',
    '0 555 123 45 6',
    '+90 0555 123 456',
    '0090 0555 123 456',
    '+49 151 1234567',
    '+1 555 123 4567',
    '9005551234567',
    '90 0555 123 45 67',
    '555 123 45 6a',
    '555 123 45 67 📞',
    '1'.repeat(10_000),
    '-'.repeat(10_000),
    "5551234567' OR 1=1",
  ])('is not found in %j', (text) => {
    expect(findPhoneNumber(text)).toBeNull();
  });

  it.each(['0532 123 45 67', '5321234567', '+90 532 123 45 67', '+49 151 1234567', '00 1 555 123 4567'])(
    'can be called: %s',
    (text) => expect(isCallable(text)).toBe(true),
  );

  it.each(['0532 123 45 6', '+90 532 123 45 6', '0090 532 123 45 6', '12345', '+0 151 1234567', '+49 15', 'arayın'])(
    'cannot be called: %s',
    (text) => expect(isCallable(text)).toBe(false),
  );

  it('is unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (own) => {
        const phone = `90${own}`;
        expect(findPhoneNumber(formatPhone(phone, 'tr'))).toBe(phone);
      }),
    );
  });

  it('of another country is shown completely', () => {
    expect(formatPhone('905551234567', 'ar')).toBe('\u2066+90 555 123 45 67\u2069');
    expect(formatPhone('4915112345678', 'tr')).toBe('+4915112345678');
  });
});
