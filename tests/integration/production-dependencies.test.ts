// @module-tag tier-1

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();

/**
 * Production installs `dependencies` alone, the demonstration's included: they are what the built server imports, and
 * nothing else.
 */

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

const SERVER = 'build/server';
const IMPORT = /(?:^import |\bfrom |\bimport\()["']([^."'/][^"']*)["']/gm;

function importedPackages(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const modules = files.flatMap((name) =>
    [...readFileSync(`${SERVER}/${name}`, 'utf8').matchAll(IMPORT)].map(([, module = '']) => module),
  );
  return [...new Set(modules.filter((module) => !isBuiltin(module)).map(packageOf))].sort();
}

/** The package of `@scope/name/file` or `name/file`. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** Versions of the same package in both manifests would be two copies. */
it('the demonstration names the versions of the site', () => {
  const { dependencies = {}, devDependencies = {} } = manifestOf('.');
  for (const [name, version] of Object.entries(manifestOf('operator').dependencies ?? {}))
    expect([undefined, version], name).toContain(dependencies[name] ?? devDependencies[name]);
});

it('the dependencies are exactly the packages that the built server imports', () => {
  const imported = importedPackages();
  const peers = imported.flatMap((name) => Object.keys(manifestOf(`node_modules/${name}`).peerDependencies ?? {}));
  const dependencies = ['.', 'operator'].flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {}));
  expect(imported).toContain('express');
  expect(imported.filter((name) => !dependencies.includes(name))).toEqual([]);
  expect(dependencies.filter((name) => !imported.includes(name) && !peers.includes(name))).toEqual([]);
});

it.each([
  '@microsoft/signalr',
  '@simplewebauthn/browser',
  'swiper',
  '@fingerprintjs/fingerprintjs',
  'eventsource',
  'node-fetch',
  'tough-cookie',
])('leaves %s, which only browsers and tests use, out of production', (name) => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean } | undefined>;
  };
  expect(lock.packages[`node_modules/${name}`]?.dev).toBe(true);
});

it('the site serves the licence of every package that is in the client', async () => {
  const answer = await fetch(`${site.url}/third-party-notices.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const notices = (await answer.text()).split('\n---\n');
  const nameOf = (notice: string) => /^(\S+) [\d.]+ \(/.exec(notice.trim())?.[1];
  expect(notices.map(nameOf)).toEqual(
    expect.arrayContaining([
      ...[
        'react',
        'react-dom',
        'scheduler',
        'react-router',
        'react-router-dom',
        '@remix-run/react',
        '@remix-run/router',
      ],
      ...['@conform-to/dom', '@conform-to/react', '@zxcvbn-ts/core', '@fingerprintjs/fingerprintjs', 'swiper'],
      ...['@microsoft/signalr', '@simplewebauthn/browser'],
    ]),
  );
  // SignalR's package has no file with the text.
  expect(notices.filter((notice) => !/copyright/i.test(notice)).map(nameOf)).toEqual(['@microsoft/signalr']);
});
