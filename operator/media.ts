import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { pathOfFile } from './files';

export const LOUNGE_VIDEO = '/media/video/lounge.webm';

const AGE = 'public, max-age=86400';

/** Router of the pictures and the video banner: the files below `files/media/`. */
export function operatorMedia(): Router {
  const router = Router();
  const lounge = readFileSync(pathOfFile(LOUNGE_VIDEO));
  router.get(LOUNGE_VIDEO, (request, response) => {
    response.set({ 'cache-control': AGE, 'accept-ranges': 'bytes' }).type('video/webm');
    // Some browsers play no video without ranges.
    const ranges = request.range(lounge.length);
    if (ranges === -1) return void response.status(416).set('content-range', `bytes */${lounge.length}`).end();
    const range = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
    if (!range) return void response.send(lounge);
    const { start, end } = range;
    response.status(206).set('content-range', `bytes ${start}-${end}/${lounge.length}`);
    response.send(lounge.subarray(start, end + 1));
  });
  router.get('/media/*', (request, response) => {
    const picture = findPicture(request.path);
    if (picture === null) return void response.status(404).type('text').send('No such picture');
    response.set('cache-control', AGE).type('image/svg+xml').send(picture);
  });
  return router;
}

/** The SVG at that address, null if there is none. */
export function findPicture(address: string): string | null {
  if (!/^\/media\/(?:[a-z]+\/)?[a-z\d-]+\.svg$/.test(address)) return null;
  try {
    return readFileSync(pathOfFile(address), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
