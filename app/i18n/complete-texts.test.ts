import { describe, expect, it } from 'vitest';
import { completeTexts } from './complete-texts';

const source = {
  login: { title: 'Giriş yap', hello: 'Merhaba {{name}}' },
  games: { found_one: '{{count}} oyun', found_other: '{{count}} oyun' },
};
const english = {
  login: { title: 'Log in', hello: 'Hello {{name}}' },
  games: { found_one: '{{count}} game', found_other: '{{count}} games' },
};

describe('the texts of a language', () => {
  it('are its own', () => {
    expect(completeTexts('en', english, { source })).toEqual({ texts: english, missing: [] });
  });

  it('are those of the nearest other language, text by text, where it has none', () => {
    const own = { login: { title: 'Anmelden' } };
    const { texts, missing } = completeTexts('de', own, { source, others: [{ login: {} }, english] });
    expect(texts).toEqual({ login: { title: 'Anmelden', hello: 'Hello {{name}}' }, games: english.games });
    expect(missing).toEqual(['login.hello', 'games.found_one', 'games.found_other']);
  });

  it('have every plural form of the language, and its most general one in place of a missing form', () => {
    const own = { ...english, games: { found_other: '{{count}} гри', found_few: '{{count}} гри!' } };
    const { texts, missing } = completeTexts('uk', own, { source });
    expect(texts.games).toEqual({
      found_few: '{{count}} гри!',
      ...{ found_many: '{{count}} гри', found_one: '{{count}} гри', found_other: '{{count}} гри' },
    });
    expect([...missing].sort()).toEqual(['games.found_many', 'games.found_one']);
  });

  it('have one form in a language without plural forms', () => {
    const own = { ...english, games: { found_other: '{{count}} ゲーム' } };
    expect(completeTexts('ja', own, { source })).toEqual({ texts: own, missing: [] });
  });

  it.each([
    ['no text', { title: 1, hello: ['x'] }],
    ['blank', { title: ' ', hello: '' }],
    ['with a placeholder that the site does not fill', { title: 'Hi {{name}}', hello: '{{ name }}' }],
    ['inherited', Object.create({ title: 'x', hello: 'y' }) as object],
    ['no feature', 'texts'],
  ])('do not count when they are %s', (_what, login) => {
    const { texts, missing } = completeTexts('en', { ...english, login }, { source });
    expect(texts.login).toEqual(source.login);
    expect(missing).toEqual(['login.title', 'login.hello']);
  });

  it('are no more than the site knows', () => {
    const own = { ...english, extra: { a: 'b' }, login: { ...english.login, extra: 'x' } };
    expect(completeTexts('en', own, { source }).texts).toEqual(english);
  });
});
