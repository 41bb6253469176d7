import { expect, it } from 'vitest';
import { createBrand } from '~/upstream/brand/brand';
import { busyPage } from './send-busy.server';
import { createPlainLooks, plainPage, type PlainTexts } from './plain-page.server';

const english: PlainTexts = {
  home: 'Home',
  errorTitle: 'Something went wrong',
  errorText: 'This page cannot be shown.',
  busyTitle: 'Busy',
  busyText: 'Try again later.',
  retry: 'Try again',
  badRequestTitle: 'Not understood',
  badRequestText: 'Check the address.',
};

const brand = createBrand({ colours: {} });
const lookOf = createPlainLooks((locale) =>
  locale === 'en' ? english : { ...english, errorTitle: `<i>${locale}</i> & so` },
);
const errorPage = (locale: string) =>
  plainPage({ title: 'errorTitle', text: 'errorText', footer: '500' }, lookOf(brand, locale));

it('is in the language of the visitor, then in English, and holds no markup of a text', () => {
  const page = errorPage('de');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<h1>&lt;i>de&lt;/i> &amp; so</h1>');
  expect(page).toContain(`<h2 lang="en">${english.errorTitle}</h2>`);
});

it('is in English once', () => {
  expect(errorPage('en').split(english.errorText)).toHaveLength(2);
  expect(errorPage('en')).not.toContain('<h2');
});

it('says the direction of each language where the page runs from right to left', () => {
  expect(errorPage('ar')).toContain('<html lang="ar" dir="rtl">');
  expect(errorPage('ar')).toContain('<h2 lang="en" dir="ltr">');
});

it('is rendered once for each brand and language', () => {
  expect(busyPage(lookOf(brand, 'de'))).toBe(busyPage(lookOf(brand, 'de')));
  expect(busyPage(lookOf(brand, 'de'))).not.toBe(busyPage(lookOf(brand, 'tr')));
});
