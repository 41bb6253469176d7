import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLanguages, nameOf } from './languages.server';
import { createTranslator } from './translator.server';

/** A folder of languages with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

describe('a language', () => {
  it('is added by a folder', async () => {
    const folder = folderWith({
      'ar/login.json': JSON.stringify({ title: 'تسجيل الدخول' }),
      'ar/forms-server.json': JSON.stringify({
        ...{ tooMany_zero: '٠', tooMany_one: 'دقيقة', tooMany_two: 'دقيقتان', tooMany_few: '{{count}} دقائق' },
        ...{ tooMany_many: '{{count}} دقيقة', tooMany_other: '{{count}} من الدقائق' },
      }),
    });
    const languages = findLanguages(folder);
    expect(languages.faults).toEqual([]);
    expect(languages.has('ar')).toBe(true);
    const { t, copy, direction } = await createTranslator(languages).translation('ar', null, 'en');
    expect(direction).toBe('rtl');
    expect(t('login', 'title')).toBe('تسجيل الدخول');
    expect(copy('login').password).toBe('Password');
    expect([1, 2, 3, 11, 100].map((count) => t('forms-server', 'tooMany', { count }))).toEqual([
      ...['دقيقة', 'دقيقتان', '3 دقائق', '11 دقيقة', '100 من الدقائق'],
    ]);
  });

  it('falls back to its parent, then to the default', () => {
    const languages = findLanguages(folderWith({ 'en-IE/login.json': '{"title": "Sign in"}' }));
    const { texts } = languages.textsOf('en-IE');
    expect(texts.login).toMatchObject({ title: 'Sign in', password: 'Password' });
    expect(languages.textsOf('en').texts.login).toMatchObject({ title: 'Log in' });
  });

  it('of the build is reworded and completed by a folder', () => {
    const languages = findLanguages(folderWith({ 'en/login.json': '{"title": "Enter"}' }));
    expect(languages.textsOf('en')).toMatchObject({ texts: { login: { title: 'Enter', password: 'Password' } } });
  });

  it('is named in itself', () => expect(['tr', 'en', 'pl'].map(nameOf)).toEqual(['Türkçe', 'English', 'Polski']));
});

describe('a folder of languages', () => {
  it('may be broken in parts, which are named', () => {
    const languages = findLanguages(
      folderWith({
        'fr/login.json': '{"title": "Anmelden"',
        'fr/shell.json': '["x"]',
        'fr/unknown.json': '{}',
        'fr/menus.json': '{"home": "Startseite"}',
        'Deutsch/login.json': '{}',
        'qqq/login.json': '{"title": "x"}',
        '__proto__/login.json': '{"title": "x"}',
        'it/login.txt': 'x',
      }),
    );
    expect(languages.faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      ...['Deutsch', '__proto__', 'fr/login.json', 'fr/shell.json', 'fr/unknown.json', 'it/login.txt', 'qqq'],
    ]);
    expect([languages.has('qqq'), languages.has('it'), languages.has('__proto__')]).toEqual([false, false, false]);
    expect(languages.textsOf('fr').missing).toContain('login.title');
  });

  it('may be missing', () => {
    const languages = findLanguages('/nowhere/languages');
    expect(languages.faults).toHaveLength(1);
    expect(languages.has('en')).toBe(true);
  });
});
