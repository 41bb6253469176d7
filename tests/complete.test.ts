import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '../operator/capabilities';
import turkishDescriptions from '~/i18n/locales/tr/descriptions.json';
import { accountMenu } from '~/shell/account-menu';
import { MENU_TARGETS, mainMenu } from '~/shell/main-menu';
import { CAPABILITIES } from '~/upstream/capabilities';
import { allCalls } from '~/upstream/contract/contract';

/**
 * What a new route, menu entry, action, call, text or icon still lacks. Needs no build: CONTRIBUTING.md walks through it.
 */

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

const code = filesIn('app').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const source = code.map(read).join('\n');
const product = filesIn('docs/product').map(read).join('\n');

interface Route {
  readonly id: string;
  /** With `{name}` for the parts that vary. */
  readonly address: string;
  readonly source: string;
}

/** The address of a route file: `dashboard.receipt.$id.tsx` is `/dashboard/receipt/{id}`. */
function addressOf(id: string): string {
  const parts = id.replace(/\[(.)\]/g, (_, escaped: string) => (escaped === '.' ? '\0' : escaped)).split('.');
  const names = parts.filter((part) => part !== '_index').map((part) => part.replace(/_$/, '').replaceAll('\0', '.'));
  return `/${names.map((part) => (part.startsWith('$') ? `{${part.slice(1)}}` : part)).join('/')}`;
}

const routes: readonly Route[] = readdirSync('app/routes').map((file) => {
  const id = file
    .replace(/\.tsx?$/, '')
    .replace('[robots.txt]', 'robots[.]txt')
    .replace('[sitemap.xml]', 'sitemap[.]xml');
  const own = read(`app/routes/${file}`);
  // A second address of a page takes all from the route of the first.
  const [, first] = /^export \{[^}]*\bdefault\b[^}]*\} from '\.\/([^']+)'/m.exec(own) ?? [];
  return { id, address: addressOf(id), source: first ? own + read(`app/routes/${first}.tsx`) : own };
});

const CATCH_ALL = /(?:^|\.)\$$/;
const isPage = ({ id, source }: Route) => source.includes('default') && !CATCH_ALL.test(id) && id !== 'ui';

const without = (what: readonly Route[], has: (route: Route) => boolean) =>
  what.filter((route) => !has(route)).map(({ id }) => id);

describe('a page', () => {
  const pages = routes.filter(isPage);

  it('has a row in docs/product', () => {
    const isNamed = ({ address }: Route) => {
      const [named = ''] = address.split('/{');
      const last = named.split('/').at(-1) ?? '';
      return (
        product.includes(`\`${named || '/'}`) || product.includes(`\`/${last}\``) || product.includes(`\`${last}\``)
      );
    };
    expect(without(pages, isNamed)).toEqual([]);
  });

  it('declares itself, and reads its texts again after a form or says that it does not', () => {
    expect(without(pages, ({ source }) => source.includes('definePage'))).toEqual([]);
    const withLoader = pages.filter(({ source }) => /\bas loader\b|export (?:const|function) loader\b/.test(source));
    expect(without(withLoader, ({ source }) => source.includes('shouldRevalidate'))).toEqual([]);
  });

  it('has a title and a description for search engines, which are used', () => {
    const described = pages.filter(({ id }) => id !== 'dashboard');
    expect(without(described, ({ source }) => /\btitle: |shareMeta/.test(source))).toEqual([]);
    // A page of the dashboard has the dashboard's, if it has none of its own.
    const own = described.filter(({ id }) => !id.startsWith('dashboard.'));
    expect(without(own, ({ source }) => /\bdescription: /.test(source))).toEqual([]);
    const keys = new Set(routes.flatMap(({ source }) => /\bdescription: '(\w+)'/.exec(source)?.[1] ?? []));
    expect(Object.keys(turkishDescriptions).filter((key) => key !== 'home' && !keys.has(key))).toEqual([]);
  });
});

it('an entry of a menu leads to a route', () => {
  const entries = [undefined, 'fcg'].flatMap((variant) => mainMenu(variant, JSON.stringify(MENU_TARGETS)));
  const addresses = new Set(routes.map(({ address }) => address));
  const hrefs = [...entries, ...accountMenu.flatMap(({ items }) => items)].map(
    ({ href }) => href.split('?', 1)[0] ?? '',
  );
  expect(hrefs.filter((href) => !addresses.has(href))).toEqual([]);
});

describe('an action', () => {
  const actions = routes.filter(({ source }) => /\bas action\b/.test(source));

  it.each([
    ['is sent with hostile input', 'tests/support/actions.ts', (id: string) => `route: '${id}'`],
    [
      'has its limits named',
      'tests/integration/action-limits.test.ts',
      (id: string) => new RegExp(`^  '?${id.replace(/[$.]/g, '\\$&')}'?: `, 'm'),
    ],
  ])('%s: %s', (_, file, entryOf) => {
    const text = read(file);
    const has = ({ id }: Route) => {
      const entry = entryOf(id);
      return typeof entry === 'string' ? text.includes(entry) : entry.test(text);
    };
    expect(without(actions, has)).toEqual([]);
  });
});

describe('a call', () => {
  const lacking = (has: (path: string, name: string, group: string) => boolean) =>
    allCalls
      .map(({ path }) => path)
      .filter((each) => {
        const [group = '', name = ''] = each.split('/');
        return !has(each, name, group);
      });

  it('has a row in docs/product/operator.md', () => {
    const table = read('docs/product/operator.md');
    expect(lacking((each, name) => table.includes(`\`${each}\``) || table.includes(`\`${name}\``))).toEqual([]);
  });

  it('is sent by the contract test', () => {
    const tests = read('tests/integration/contract.test.ts');
    expect(lacking((_, name, group) => new RegExp(`\\b${group}\\.${name}\\b`).test(tests))).toEqual([]);
  });

  it('is made of the demonstration for a player, or by a guest', () => {
    const tests = filesIn('operator/tests')
      .map((file) => (file.endsWith('.ts') ? read(file) : ''))
      .join('');
    expect(lacking((each) => tests.includes(`'${each}'`))).toEqual([]);
  });

  it('fails in a journey, or as shared content', () => {
    const tests = read('tests/support/call-journeys.ts') + read('tests/integration/faults-matrix.test.ts');
    // One journey for the launches of all integrations.
    const isLaunch = (name: string) => name.endsWith('launchurl');
    expect(lacking((each, name) => tests.includes(`'${each}'`) || isLaunch(name))).toEqual([]);
  });
});

it('a capability is known to the site, to the demonstration and to the contract', () => {
  expect(ALL_CAPABILITIES.toSorted()).toEqual(CAPABILITIES.toSorted());
  const text = read('docs/contract/README.md');
  expect(CAPABILITIES.filter((name) => !text.includes(`capability \`${name}\``))).toEqual([]);
  const list = /a JSON array of names\s+among ([^.]*)\./.exec(text)?.[1] ?? '';
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name).toSorted()).toEqual(CAPABILITIES.toSorted());
});

describe('a text', () => {
  /** Their keys are names of the operator. */
  const NAMED_BY_OPERATOR = ['cashier-fields', 'game-features'];
  const files = readdirSync('app/i18n/locales/tr').map((file) => path.basename(file, '.json'));

  it('stands in a file that is typed', () => {
    const typed = read('app/i18n/messages.ts');
    expect(files.filter((file) => !typed.includes(`/tr/${file}.json'`))).toEqual([]);
  });

  it('is used', () => {
    const words = new Set(source.match(/\w+/g)?.flatMap((word) => [word, word.replace(/_other$/, '')]));
    const composed = [...source.matchAll(/`(\w*)\$\{[^`]*?\}(\w*)`/g)].filter(([, start, end]) => start || end);
    const isComposed = (key: string) =>
      composed.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
    const unused = files.flatMap((file) => {
      if (NAMED_BY_OPERATOR.includes(file)) return [];
      const keys = Object.keys(JSON.parse(read(`app/i18n/locales/tr/${file}.json`)) as object);
      return (
        keys
          .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
          // The kind of a failure, which is no word.
          .filter((key) => !words.has(key) && !key.includes('-') && !isComposed(key))
          .map((key) => `${file}.${key}`)
      );
    });
    expect(unused).toEqual([]);
  });
});

it('an icon is drawn, typed and used', () => {
  const drawn = [...read('app/ui/icons.svg').matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
  const typed = [...read('app/ui/icon.tsx').matchAll(/^ {2}\| '([^']+)'/gm)].map(([, name = '']) => name);
  expect(drawn.length).toBeGreaterThan(30);
  expect(typed.filter((name) => !drawn.includes(name))).toEqual([]);
  const others = code
    .filter((file) => !file.endsWith('ui/icon.tsx'))
    .map(read)
    .join('\n');
  expect(typed.filter((name) => !others.includes(`'${name}'`) && !others.includes(`"${name}"`))).toEqual([]);
});
