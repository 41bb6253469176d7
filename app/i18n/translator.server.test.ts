import { describe, expect, it } from 'vitest';
import { findLanguages } from './languages.server';
import { createTranslator } from './translator.server';

describe('the translator', () => {
  it('fills placeholders', async () => {
    const { t } = await createTranslator(findLanguages()).translation('en', null);
    expect(t('forms-server', 'tooMany', { count: 3 })).toBe('Too many attempts. Try again in 3 minutes.');
  });

  it("overlays the operator's texts in their language only, and drops them when they are withdrawn", async () => {
    const translator = createTranslator(findLanguages());
    const overlay = [
      { key: 'login.title', value: 'Enter' },
      { key: 'login.nonsense', value: 'x' },
      { key: '__proto__.polluted', value: 'x' },
    ];
    const { t, copy } = await translator.translation('en', overlay);
    expect(t('login', 'title')).toBe('Enter');
    expect(copy('login')).toMatchObject({ title: 'Enter', password: 'Password' });
    expect(copy('login')).not.toHaveProperty('nonsense');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await translator.translation('tr', [])).t('login', 'title')).toBe('Giriş yap');
    expect((await translator.translation('en', null)).t('login', 'title')).toBe('Enter');
    expect((await translator.translation('en', [])).t('login', 'title')).toBe('Log in');
  });

  it('keeps its own text in place of one with a placeholder that it does not fill', async () => {
    const overlay = [
      { key: 'registration.trialBonus', value: 'Give me {{amount}}' },
      { key: 'registration-welcome.ready', value: 'Come in, {{ name }}' },
      { key: 'registration.title', value: 'Join for {{amount}}' },
      { key: 'forms-server.tooMany_other', value: 'Wait {{count}} of {{hours}}' },
    ];
    const { t, copy } = await createTranslator(findLanguages()).translation('en', overlay);
    expect(copy('registration').trialBonus).toBe('Give me {{amount}}');
    expect(copy('registration-welcome').ready).toContain('{{name}}');
    expect(copy('registration').title).not.toContain('{{');
    expect(t('forms-server', 'tooMany', { count: 3 })).toBe('Too many attempts. Try again in 3 minutes.');
  });

  it('does not resolve nesting or placeholders inside a value', async () => {
    const { t } = await createTranslator(findLanguages()).translation('en', null);
    expect(t('search', 'none', { words: '$t(login:title){{words}}' })).toContain('$t(login:title){{words}}');
  });
});
