import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { textBesideElement } from './eslint-rules/text-beside-element.js';

/** The layers of `app/`, from top to bottom (docs/decisions/0001-layout.md). Each may import those below it. */
const layers = [
  'routes',
  'server',
  'shell',
  'features',
  'balance',
  'forms',
  'request',
  'payments',
  'session',
  'limits',
  'realtime',
  'upstream',
  'platform',
  'ui',
  'i18n',
  'browser',
  'lib',
];

const layerZones = layers.map((layer, floor) => ({
  target: `./app/${layer}`,
  from: ['./operator', ...layers.slice(0, floor).map((above) => `./app/${above}`)],
  message: `app/${layer} may import ${layers.slice(floor + 1).join(', ') || 'nothing of the site'}.`,
}));

/** The areas of `app/features/`, and which others each may import. */
const areas = {
  account: ['protection'],
  betting: ['money', 'play'],
  home: ['money', 'play', 'protection'],
  money: ['play', 'protection'],
  play: ['protection'],
  protection: [],
  support: ['money'],
};

const areaZones = Object.entries(areas).map(([area, others]) => ({
  target: `./app/features/${area}`,
  from: './app/features',
  except: [area, ...others].map((other) => `./${other}`),
  message: `features/${area} may import ${others.join(', ') || 'no other area'}.`,
}));

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
for (const layer of foldersIn('app')) if (!layers.includes(layer)) throw new Error(`app/${layer} is no layer`);
for (const area of readdirSync('app/features'))
  if (!Object.hasOwn(areas, area)) throw new Error(`app/features/${area} is no area`);

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

export default tseslint.config(
  {
    ignores: [
      'build',
      '.cache',
      'node_modules',
      'test-results',
      'playwright-report',
      'public',
      '.data',
      'operator/files',
    ],
  },
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
      'import-x/no-restricted-paths': ['error', { zones: [...layerZones, ...areaZones, operatorZone] }],
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
    // The type of the load context is declared in app/request: below it, a function names the parts that it needs.
    files: layers.slice(layers.indexOf('request') + 1).map((layer) => `app/${layer}/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@remix-run/node',
          importNames: ['AppLoadContext', 'LoaderFunctionArgs', 'ActionFunctionArgs'],
          message: 'This layer is below app/request: name the parts of the context that are needed.',
        },
      ],
    },
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
        { selector: 'JSXText[value=/[^\\W\\d_]{2}/]', message: 'Put texts into app/i18n/locales, in each language.' },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder)$/] > :matches(Literal, JSXExpressionContainer > Literal)[value=/[^\\W\\d_]{2}/]',
          message: 'Put texts into app/i18n/locales, in each language.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^to(Locale)?(Upper|Lower)Case$/]',
          message: 'Write texts in their final case in app/i18n/locales: in Turkish, i and ı are two letters.',
        },
      ],
      'site/text-beside-element': 'error',
      // The error summary takes the focus when a page arrives with errors.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    // For developers.
    files: ['app/shell/primitives-page.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
