import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { SharedState } from '~/platform/state/shared-state';
import { FOR_EVER } from '~/platform/cache-lifetimes.server';
import { removeDocumentHeaders } from './http/security-headers.server';
import { sendEncoded } from './http/send-encoded.server';

type AssetStore = Pick<SharedState, 'get' | 'put'>;

/** A file is kept for an hour at least after the last instance with its build has ended. */
const RENEWED_AFTER_MS = 30 * 60_000;
/** After a store that was away: pages of this build may be out already. */
const RETRIED_AFTER_MS = 5_000;
const KEPT_SECONDS = 90 * 60;

/** The names that the build gives: a hash ends them, so that a name stands for one content. */
const ASSET = /^\/assets\/([\w.~-]{1,100}\.(js|css))$/;

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/**
 * The files of every build that ran within the last hour: while a new build replaces an old one, open pages and other
 * instances ask each for the files of the other. @param directory the built client
 */
export function archivedAssets(directory: string, store: AssetStore): RequestHandler {
  const keep = async (): Promise<void> => {
    const isKept = await keepAssets(path.join(directory, 'assets'), store).then(
      () => true,
      () => false,
    );
    setTimeout(() => void keep(), isKept ? RENEWED_AFTER_MS : RETRIED_AFTER_MS).unref();
  };
  void keep();

  return (request, response, next) => {
    const [, name, ending] = ASSET.exec(request.path) ?? [];
    if (name === undefined) return next();
    const send = (text: string | null) => {
      if (text === null) return next();
      removeDocumentHeaders(response, { isInert: true });
      response.setHeader('cache-control', FOR_EVER);
      response.setHeader('content-type', TYPES[ending as 'js' | 'css']);
      return sendEncoded(request, response, Buffer.from(text));
    };
    // Without the store a file of another build is missing.
    const found = store.get(keyOf(name)).catch(() => null);
    found.then(send).catch(next);
  };
}

const keyOf = (name: string) => `asset:${name}`;

async function keepAssets(folder: string, store: AssetStore): Promise<void> {
  for (const name of await readdir(folder)) {
    if (ASSET.test(`/assets/${name}`))
      await store.put(keyOf(name), await readFile(path.join(folder, name), 'utf8'), KEPT_SECONDS, 'evictable');
  }
}
