import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bootstrap } from '../site-options';
import { createBrands } from './brands.server';

const bootstrap = (brand: string | null, capabilities = '["brand"]') =>
  ({
    siteOption: [
      { key: 'capabilities', value: capabilities, status: true },
      { key: 'brand', value: brand, status: true },
    ],
  }) as unknown as Bootstrap;

const named = (name: string, more = {}) => bootstrap(JSON.stringify({ name, ...more }));

const warn = vi.fn();
const onFault = vi.fn();
const onStylesheet = vi.fn();
const brands = () => createBrands({ log: { warn }, onFault, onStylesheet });
beforeEach(() => vi.clearAllMocks());

it('is neutral without an operator, without the capability, and without the option', () => {
  const of = brands().of;
  for (const data of [null, bootstrap('{"name":"Alpha"}', '[]'), bootstrap(null)])
    expect(of(data, 'tr')).toMatchObject({ name: null, stylesheet: null, icon: { href: '/favicon.svg' } });
  expect(warn).not.toHaveBeenCalled();
});

it('follows the bootstrap data, by language', () => {
  const { of, current } = brands();
  expect(of(named('Alpha'), 'tr').name).toBe('Alpha');
  expect(of(named('Gamma'), 'en').name).toBe('Gamma');
  expect(current().name).toBe('Gamma');
  expect(of(null, 'tr').name).toBe('Alpha');
  expect(of(named('Beta'), 'tr').name).toBe('Beta');
});

describe('a broken brand', () => {
  it.each(['{', '[]', '{"name":"x","colours":{"accent":"red"}}', '{"radius":"wide"}'])(
    'keeps the last good one: %s',
    (text) => {
      const { of } = brands();
      of(named('Alpha', { colours: { accent: '#e5533d' } }), 'tr');
      expect(of(bootstrap(text), 'tr').name).toBe('Alpha');
      expect(of(null, 'tr').name).toBe('Alpha');
      expect(onFault).toHaveBeenCalledWith(expect.stringMatching(/^(?:brand|colours\.accent|radius)$/), 'refused');
    },
  );

  it('at the start counts as far as it fits', () => {
    const brand = brands().of(named('Alpha', { radius: 'wide', colours: { accent: '#e5533d' } }), 'tr');
    expect(brand.name).toBe('Alpha');
    expect(brand.colours.tokens['accent']).toBe('#e5533d');
  });

  it('is logged once, without its values', () => {
    const { of } = brands();
    of(named('Alpha', { radius: 'secret-value' }), 'tr');
    of(named('Alpha', { radius: 'secret-value' }), 'en');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret-value');
  });
});

it('logs and counts colours that were corrected', () => {
  brands().of(named('Alpha', { colours: { ground: '#ffffff', text: '#eeeeee' } }), 'tr');
  expect(onFault).toHaveBeenCalledWith('colours.text', 'corrected');
  const changes = [{ field: 'colours.text', given: '#eeeeee', used: expect.stringMatching(/^#/) as string }];
  expect(warn).toHaveBeenCalledWith({ changes }, expect.any(String));
});

it('finds the stylesheets that it named, also those of earlier brands', () => {
  const { of, find } = brands();
  const first = of(named('Alpha', { colours: { accent: '#e5533d' } }), 'tr').stylesheet;
  const second = of(named('Beta', { radius: 'sharp' }), 'tr').stylesheet;
  expect(find(first?.hash ?? '')?.stylesheet.css).toContain('--accent:#e5533d;');
  expect(find(second?.hash ?? '')?.stylesheet.css).toContain('--radius:0.125rem;');
  expect(find('other')).toBeNull();
  expect(onStylesheet).toHaveBeenCalledTimes(2);
});

it('finds the stylesheet of another instance by the option that it follows from', () => {
  const stylesheet = brands().of(named('Beta', { radius: 'sharp' }), 'tr').stylesheet;
  const [hash, text] = onStylesheet.mock.calls[0] as [string, string];
  const other = brands();
  expect(other.find(hash)).toBeNull();
  other.learn(text);
  expect(other.find(hash)?.stylesheet).toEqual(stylesheet);
});
