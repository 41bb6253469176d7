import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (docs/decisions/0001-layout.md), by folder of `app/`. A folder inside another one is a layer of its own,
 * and is named by its path. Nothing imports a layer that is not listed for it.
 */
const mayImport = {
  routes: ['features', 'shell', 'forms', 'session', 'i18n', 'lib'],
  shell: ['features', 'forms', 'ui', 'session', 'upstream', 'i18n', 'lib'],
  features: [
    'payments',
    'limits',
    'upstream',
    'session',
    'realtime',
    'server/http',
    'server/state',
    'forms',
    'ui',
    'i18n',
    'lib',
  ],
  forms: ['upstream', 'session', 'ui', 'i18n', 'lib'],
  payments: ['session', 'server/state', 'lib'],
  realtime: ['upstream', 'server/config', 'lib'],
  session: ['upstream', 'server/state', 'server/config', 'lib'],
  limits: ['server/state', 'lib'],
  'server/http': ['limits', 'upstream', 'server/config', 'lib'],
  'server/metrics': ['server/remix', 'lib'],
  'server/state': ['server/config', 'lib'],
  'server/config': ['lib'],
  'server/remix': ['server/http', 'lib'],
  upstream: ['server/config', 'lib'],
  i18n: ['lib'],
  ui: ['lib'],
  lib: [],
};

/** A feature stands alone, but for these. */
const featuresThatMayImport = {
  registration: ['phone-verification'],
  favourites: ['game-address'],
  home: ['lobby', 'favourites', 'search', 'game-address'],
  lobby: ['favourites', 'search', 'game-address'],
  search: ['lobby', 'favourites', 'game-address'],
  games: ['provider-frame', 'lobby', 'game-address'],
  cashier: ['history'],
  sportsbook: ['provider-frame'],
};

const folders = Object.keys(mayImport);

const layerZones = folders.map((folder) => ({
  target: `./app/${folder}`,
  from: [
    './operator',
    ...folders
      .filter((other) => other !== folder && !mayImport[folder].includes(other))
      .map((other) => `./app/${other}`),
  ],
  message: `app/${folder} may import ${mayImport[folder].join(', ') || 'nothing of the site'}.`,
}));

/** Files directly in `app/server` compose the server: only the layers of the server, and tests, may know them. */
const serverZones = folders
  .filter((folder) => !folder.startsWith('server/'))
  .map((folder) => ({
    target: `./app/${folder}`,
    from: './app/server',
    except: mayImport[folder].filter((other) => other.startsWith('server/')).map((other) => `./${other.slice(7)}`),
    message: `app/${folder} imports nothing that composes the server.`,
  }));

const featureZones = (features) =>
  features.map((feature) => ({
    target: `./app/features/${feature}`,
    from: './app/features',
    except: [feature, ...(featuresThatMayImport[feature] ?? [])].map((other) => `./${other}`),
    message: 'A feature imports another one only where eslint.config.js lists it.',
  }));

const operatorZone = {
  target: './operator',
  from: './app',
  except: ['./upstream/contract', './realtime/hub-names.ts', './realtime/hub-protocol.ts', './lib'],
  message: 'The embedded operator knows the contract, the hub protocol and lib, and nothing else of the site.',
};

const serverOnly = {
  // Components take types from the server's files, never values: a value would drag the server into the browser.
  group: ['**/*.server', '~/**/*.server'],
  allowTypeImports: true,
  message: 'Only route modules and other server files import values from a .server file.',
};

const features = readdirSync('app/features');

export default tseslint.config(
  { ignores: ['build', '.cache', 'node_modules', 'test-results', 'playwright-report', 'public', '.data'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'tests/support/clock-offset.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...layerZones, ...serverZones, ...featureZones(features), operatorZone] },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Remix throws Responses: redirects and error pages. It sends any other thrown object to the browser as it is, and
      // the browser restores it as an error.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
          ],
        },
      ],
      // Interfaces here describe closures; nothing uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An async function says what it returns, also where it happens not to wait.
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/routes/**', 'app/**/*.server.ts', 'app/**/*.server.tsx', 'app/**/*.test.ts', 'app/root.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [serverOnly] }] },
  },
  {
    files: ['app/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[^\\W\\d_]{2}/]', message: 'Texts stand in app/i18n/locales, in both languages.' },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder)$/] > :matches(Literal, JSXExpressionContainer > Literal)[value=/[^\\W\\d_]{2}/]',
          message: 'Texts stand in app/i18n/locales, in both languages.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^to(Locale)?(Upper|Lower)Case$/]',
          message: 'What is shown has its case in app/i18n/locales: i and ı are two letters in Turkish.',
        },
      ],
      // The error summary takes the focus of a page that arrives with errors.
      'jsx-a11y/no-autofocus': 'off',
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // Says all in both languages at once, because it stands where nothing else is left; and a page for developers.
    files: ['app/shell/fallback-error-page.tsx', 'app/shell/primitives-page.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
