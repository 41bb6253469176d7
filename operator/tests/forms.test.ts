// @module-tag tier-2

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CallAnswerData } from '~/upstream/contract/call';
import type { forms } from '~/upstream/contract/forms';
import { accepted, refused, checkedOperator } from '../../tests/support/checked-calls';
import { scenariosOf } from '../../tests/support/scenarios';

const { call, running } = checkedOperator({ scenarios: true });

const formOf = async (country?: number, locale: 'tr' | 'en' | 'de' = 'en') => {
  const { data } = await call('forms/get', { form: 'registration', country }, { locale });
  return data as CallAnswerData<typeof forms.get>;
};

const person = { name: 'Ann', surname: "O'Neil", birthDate: '1990-05-19' };
const brazilian = {
  ...{ ...person, PersonalNo: '11144477735', isExposed: false, street: 'Rua 1', postcode: '01310100', city: 'Recife' },
  ...{ state: 'PE', phone: '5511912345678' },
};

async function register(country: number, fields: object, change: object = {}) {
  const { version } = await formOf(country);
  const username = `u${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const account = { username, password: 'kestanebal77', password2: 'kestanebal77', country };
  const email = `${username}@ornek.example`;
  return call('auth/register', {
    ...account,
    form: version,
    fields: { email, ...fields },
    consents: { terms: true },
    ...change,
  });
}

describe('forms/get', () => {
  it('describes the form of each country that it offers, in the language of the call', async () => {
    const home = await formOf();
    expect(home).toEqual(await formOf(1));
    expect((await formOf(2, 'de')).countries.map(({ name }) => name)).toEqual([
      ...['Türkei', 'Brasilien', 'Deutschland', 'Schweden', 'Vereinigtes Königreich'],
    ]);
    for (const { id } of home.countries) expect((await formOf(Number(id))).version).toBe(`2026-11-${id}`);
    expect(await call('forms/get', { form: 'registration', country: 9 })).toMatchObject(refused(/country/));
  });
});

describe('auth/register with a form', () => {
  it('takes a player of Brazil, and keeps what only that form asks for', async () => {
    expect(await register(8, brazilian)).toMatchObject(accepted);
  });

  it.each<[string, object, object, string | undefined]>([
    ['a missing field', { city: '' }, {}, 'city'],
    ['a condition that is met', { isExposed: true }, {}, 'office'],
    ['wrong check digits', { PersonalNo: '11144477734' }, {}, 'PersonalNo'],
    ['an unknown state', { state: 'XX' }, {}, 'state'],
    ['a child', { birthDate: '2020-01-01' }, {}, 'birthDate'],
    ['another version', {}, { form: '2026-11-1' }, 'form'],
    ['a missing consent', {}, { consents: {} }, undefined],
    ['passwords that differ', {}, { password2: 'kestanebal78' }, undefined],
  ])('refuses %s', async (_, fields, change, field) => {
    const reply = await register(8, { ...brazilian, ...fields }, change);
    expect(reply.success).toBe(false);
    expect((reply as { field?: string }).field).toBe(field);
  });
});

it('is not offered without the capability, and takes no form', async () => {
  const form = await formOf(8);
  const { without, clear } = scenariosOf(running().apiUrl);
  await without(['forms']);
  expect((await call('forms/get', { form: 'registration' })).status).toBe(404);
  const username = `u${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const account = { username, password: 'kestanebal77', password2: 'kestanebal77', country: 8 };
  const sent = { ...account, form: form.version, fields: brazilian, consents: { terms: true } };
  expect(await call('auth/register', sent)).toMatchObject(refused(/form has changed/));
  await clear();
});
