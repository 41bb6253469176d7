import { Router } from 'express';
import { bannerArt } from './banners';

/** Artwork by path below /media/, drawn by code. */
export function operatorMedia(): Router {
  const router = Router();
  router.get('/*', (request, response) => {
    const picture = findMedia(request.path.slice(1));
    if (picture === null) {
      response.status(404).type('text').send('No such picture');
      return;
    }
    response.set('cache-control', 'public, max-age=86400').type('image/svg+xml').send(picture);
  });
  return router;
}

/** The SVG text at that path, null when there is none. */
function findMedia(path: string): string | null {
  const banner = /^banners\/(\w+)-(small|medium|large)-(tr|en)\.svg$/.exec(path);
  return banner ? bannerArt(banner[1] ?? '', banner[2] as 'small', banner[3] as 'tr') : null;
}
