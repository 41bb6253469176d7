import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.client';

describe('the strength of a password', () => {
  it.each([
    ['12345', 0],
    ['aaaaaaaa', 0],
    ['galatasaray', 0],
    ['G4latasaray', 0],
    ['aylin1990', 1],
    ['bF9!kq2Zr', 3],
    ['yağmur kiremit saksı', 4],
  ])('%s', (password, strength) => {
    expect(strengthOf(password, ['Aylin'])).toBe(strength);
  });

  it('stands for any text', () => {
    for (const text of ['', ' ', '🐍'.repeat(100), 'ş'.repeat(100), '‮abc', '<b>'])
      expect([0, 1, 2, 3, 4]).toContain(strengthOf(text, []));
  });

  it('counts no word that is known of the player', () => {
    expect(strengthOf('yilmazaylin', ['aylin', 'yilmaz'])).toBeLessThan(strengthOf('yilmazaylin', []));
  });
});
