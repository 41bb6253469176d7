import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { textBesideElement } from './eslint-rules/text-beside-element.js';

/**
 * The layers that each layer of `app/` may import (docs/decisions/0001-layout.md). A layer is a folder; a nested folder that is
 * a layer is listed by its path.
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

/** The only imports between features. */
const featuresThatMayImport = {
  account: ['balance', 'safer-play'],
  login: ['passkeys'],
  security: ['passkeys'],
  registration: ['phone-verification', 'player-limits'],
  favourites: ['game-address'],
  home: ['bonuses', 'lobby', 'favourites', 'search', 'game-address'],
  bonuses: ['history', 'lobby', 'game-address'],
  promotions: ['bonuses'],
  notifications: ['bonuses'],
  lobby: ['favourites', 'search', 'game-address'],
  search: ['lobby', 'favourites', 'game-address'],
  games: ['player-limits', 'safer-play', 'provider-frame', 'lobby', 'game-address', 'favourites', 'balance'],
  'game-provider': ['lobby', 'favourites', 'game-address'],
  'game-page': ['games', 'lobby', 'favourites', 'game-address'],
  cashier: ['balance', 'history', 'player-limits'],
  'safer-play': ['player-limits'],
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

/** Files directly in `app/server` compose the server: only the server's own layers and tests may import them. */
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
  // A value import would put server code into the browser's bundle.
  group: ['**/*.server', '~/**/*.server'],
  allowTypeImports: true,
  message: 'Only route modules and other server files import values from a .server file.',
};

const schemas = {
  group: ['**/*.schema'],
  allowTypeImports: true,
  message: 'Browser code imports only types from a schema: zod must not reach browsers.',
};

const features = readdirSync('app/features');

export default tseslint.config(
  { ignores: ['build', '.cache', 'node_modules', 'test-results', 'playwright-report', 'public', '.data'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            'eslint.config.js',
            'tests/support/test-clock.mjs',
            'tests/support/end-with-parent.mjs',
            'tests/support/fail-on-signal.mjs',
            'deploy/observability/tracing.mjs',
            'bench/soak/probe.mjs',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...layerZones, ...serverZones, ...featureZones(features), operatorZone] },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Loaders throw Responses: redirects and error pages. Remix sends any other thrown object to the browser unchanged,
      // and the browser restores it as an error.
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
      // A function may be async to match an interface that returns a promise.
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/routes/**', 'app/**/*.server.ts', 'app/**/*.server.tsx', 'app/**/*.test.ts', 'app/root.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [serverOnly, schemas] }] },
  },
  {
    // Texts come from outside, of any length: no pattern may take more than time in proportion to it.
    files: ['app/**/*.{ts,tsx}', 'operator/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['app/**/*.tsx'],
    plugins: {
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      site: { rules: { 'text-beside-element': textBesideElement } },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[^\\W\\d_]{2}/]', message: 'Put texts into app/i18n/locales, in both languages.' },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder)$/] > :matches(Literal, JSXExpressionContainer > Literal)[value=/[^\\W\\d_]{2}/]',
          message: 'Put texts into app/i18n/locales, in both languages.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^to(Locale)?(Upper|Lower)Case$/]',
          message: 'Write texts in their final case in app/i18n/locales: in Turkish, i and ı are two letters.',
        },
      ],
      'site/text-beside-element': 'error',
      // The error summary takes the focus when a page arrives with errors.
      'jsx-a11y/no-autofocus': 'off',
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // The fallback error page shows both languages, because the player's language is not known; the other page is for developers.
    files: ['app/shell/fallback-error-page.tsx', 'app/shell/primitives-page.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
