import { createRequestHandler, json, type EntryContext, type ServerBuild } from '@remix-run/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataResponse } from '~/lib/buffered-response.server';
import { createBranchHandler } from './branch-handler.server';
import { createRouteBranches } from './route-branches.server';

const route = (id: string, path?: string, parentId = 'root', module: object = {}) => ({
  id,
  path,
  index: id.endsWith('_index'),
  parentId,
  module: { default: () => null, loader: ({ params }: { params: object }) => dataResponse({ id, params }), ...module },
});

const all = [
  { ...route('root', ''), parentId: undefined },
  route('_index'),
  route('pages', 'pages'),
  route('pages._index', undefined, 'pages'),
  route('pages.$id', ':id', 'pages'),
  route('pages.first', 'first', 'pages', { action: () => json('done') }),
  route('robots', 'robots.txt', 'root', { default: undefined, loader: () => new Response('robots') }),
  route('$', '*', 'root', {
    loader: () => {
      throw new Response(null, { status: 404 });
    },
  }),
];

function buildOf(render: (context: EntryContext) => string): ServerBuild {
  const routes = Object.fromEntries(all.map((each) => [each.id, each]));
  const entry = {
    module: {
      default: (_request: Request, status: number, headers: Headers, context: EntryContext) =>
        new Response(render(context), { status, headers }),
      handleError: () => undefined,
    },
  };
  const assets = { routes, entry: { module: '', imports: [] }, url: '', version: '' };
  return { routes, entry, assets, future: {}, isSpaMode: false, publicPath: '/' } as unknown as ServerBuild;
}

/** The parts of the rendering context that must not depend on other routes. */
const partsOf = ({ staticHandlerContext: { loaderData, actionData, errors, matches } }: EntryContext) =>
  JSON.stringify([
    matches.map(({ route: { id }, params, pathname }) => [id, params, pathname]),
    loaderData,
    actionData,
    errors,
  ]);

const handlerOf = (build: ServerBuild) => createBranchHandler(build, createRouteBranches(build.routes));

const ADDRESSES = [
  '/',
  '/?index',
  '/pages',
  '/pages/',
  '/pages/first',
  '/Pages/FIRST',
  '/pages/7',
  '/pages/%C5%9F%C4%B1k',
  '/pages/%E0%A4%A',
  '/pages/7/8',
  '/robots.txt',
  '/nowhere',
  '/pages/7?_data=pages.$id',
  '/pages/7?_data=root',
  '/pages/7?_data=pages.first',
  '/pages/7?_data=no-route',
  '//pages',
];

// Remix warns about paths that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

describe('the branch handler', () => {
  const build = buildOf(partsOf);
  const [ours, remix] = [handlerOf(build), createRequestHandler(build, 'production')];

  async function read(handle: typeof ours, address: string, method: string) {
    const answer = await handle(new Request(`http://site.invalid${address}`, { method }));
    return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
  }

  it.each(ADDRESSES.flatMap((address) => ['GET', 'HEAD', 'POST'].map((method) => [method, address] as const)))(
    '%s %s gives the same response as Remix with all routes',
    async (method, address) => {
      const expected = await read(remix, address, method);
      expect(await read(ours, address, method)).toEqual(expected);
      expect(await read(ours, address, method)).toEqual(expected);
    },
  );

  it('answers a data request of one route', async () => {
    expect(JSON.parse((await read(ours, '/pages/7?_data=pages.$id', 'GET')).text)).toEqual({
      id: 'pages.$id',
      params: { id: '7' },
    });
  });

  it('renders with the routes of the branch only', async () => {
    const handle = handlerOf(buildOf(({ manifest }) => Object.keys(manifest.routes).join()));
    const answer = await handle(new Request('http://site.invalid/pages/7'));
    expect(await answer.text()).toBe('root,pages,pages.$id');
  });
});
