import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { createPageRegistry } from '../../app/server/pages/page-registry.server';

const CHUNKS = 'build/server/chunks';

/** The Remix build within the built site. */
export async function findBuild(): Promise<ServerBuild> {
  const file = readdirSync(CHUNKS).find((name) => name.startsWith('server-build-')) ?? '';
  const chunk = (await import(pathToFileURL(`${CHUNKS}/${file}`).href)) as Record<string, unknown>;
  const build = Object.values(chunk).find(
    (value) => typeof value === 'object' && value !== null && 'routes' in value && 'entry' in value,
  );
  if (!build) throw new Error('There is no Remix build among the chunks.');
  return build as ServerBuild;
}

/** The pages of the site, each as the pattern of its addresses. */
export async function pageRoutes(): Promise<{ name: string; pattern: RegExp }[]> {
  const build = await findBuild();
  return createPageRegistry(build)
    .pages.filter(({ routeId }) => build.routes[routeId]?.module.default)
    .map(({ routeId, pattern }) => ({
      name: routeId.replace('routes/', ''),
      pattern: new RegExp(`^${pattern.replace(/:[^/]+|\*/g, '[^/]+')}$`),
    }));
}
