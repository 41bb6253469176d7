import {
  createRequestHandler,
  type ActionFunction,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunction,
  type ServerBuild,
} from '@remix-run/node';
import { describe, expect, it } from 'vitest';

/**
 * CVE-2026-53666, the server's half: what a thrown error becomes in the page's data. No error that a loader or an action
 * throws names a global function there, even if the error itself has such a name.
 */

interface RouteModule {
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
}

const modules = import.meta.glob<RouteModule>('../app/{root,routes/*}.{ts,tsx}');

class EventSource extends Error {
  override readonly name = 'EventSource';
}

const named = (name: string) => Object.assign(new Error('hacked()'), { name });

const hostileErrors: readonly [string, () => unknown][] = [
  ['an error named Function', () => named('Function')],
  ['an error named constructor', () => named('constructor')],
  ['an error named __proto__', () => named('__proto__')],
  ['an error of a class named like a global', () => new EventSource('https://evil.example/')],
  ['an error that looks like a serialised one', () => Object.assign(named('Worker'), SERIALISED)],
  ['an error of several', () => new AggregateError([named('Function')], 'hacked()')],
  ['an error page whose data look like a serialised error', () => Response.json(SERIALISED, { status: 500 })],
];

const SERIALISED = { __type: 'Error', __subType: 'EventSource', message: 'https://evil.example/', stack: 'hacked()' };

/** A context that throws whenever a loader or an action uses it. */
const contextThatThrows = (error: () => unknown) =>
  new Proxy({} as AppLoadContext, {
    get: () => {
      throw error();
    },
  });

/** The route alone, at `/page` of a site in production; a page's answer is the data that its scripts start from. */
function handlerOf({ loader, action }: RouteModule) {
  const page = { default: () => null, ...(loader && { loader }), ...(action && { action }) };
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    page: { id: 'page', path: 'page', parentId: 'root', module: page },
  };
  const entry = {
    module: {
      default: (_request: Request, status: number, headers: Headers, { serverHandoffString }: EntryContext) =>
        new Response(serverHandoffString, { status, headers }),
      handleError: () => undefined,
    },
  };
  const assets = { routes, entry: { module: '', imports: [] }, url: '', version: '' };
  const build = { routes, entry, assets, future: {}, isSpaMode: false, publicPath: '/' };
  return createRequestHandler(build as unknown as ServerBuild, 'production');
}

const REQUESTS: readonly (readonly [string, RequestInit])[] = [
  ['/page', {}],
  ['/page?_data=page', {}],
  ['/page', { method: 'POST', body: new URLSearchParams({ x: '1' }) }],
  ['/page?_data=page', { method: 'POST', body: new URLSearchParams({ x: '1' }) }],
];

interface Handoff {
  readonly state: { readonly errors: Record<string, Record<string, unknown>> | null };
}

/** The errors in a page's data; for a data request the one error of the answer. */
async function errorsIn(answer: Response): Promise<Record<string, unknown>[]> {
  const text = await answer.text();
  if (answer.headers.has('x-remix-error')) return [JSON.parse(text) as Record<string, unknown>];
  if (!text.includes('"state":')) return [];
  return Object.values((JSON.parse(text) as Handoff).state.errors ?? {});
}

describe.each(Object.entries(modules))('%s', (_file, load) => {
  it('sends no error that names a global function', { timeout: 60_000 }, async () => {
    const handle = handlerOf(await load());
    for (const [what, error] of hostileErrors) {
      for (const [address, init] of REQUESTS) {
        const answer = await handle(new Request(`http://site.invalid${address}`, init), contextThatThrows(error));
        for (const sent of await errorsIn(answer)) {
          expect(sent, what).not.toHaveProperty('__subType');
          expect(['Error', 'RouteErrorResponse', undefined], what).toContain(sent.__type);
        }
      }
    }
  });
});

it('throws through the loaders of pages, and is caught there', async () => {
  const { loader } = (await modules['../app/routes/login.tsx']?.()) ?? {};
  const handle = handlerOf({ ...(loader && { loader }) });
  const answer = await handle(
    new Request('http://site.invalid/page'),
    contextThatThrows(() => named('Function')),
  );
  expect(await errorsIn(answer)).toEqual([{ __type: 'Error', message: 'Unexpected Server Error' }]);
});
