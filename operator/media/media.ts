import { Router } from 'express';
import { findGame } from '../catalogue/catalogue';
import { allStudios } from '../catalogue/studios';
import { brandPicture } from './brands';
import { categoryIcon } from './category-icons';
import { licencePlaceholder, paymentLogo, studioLogo } from './logos';
import { bannerArt, popupArt, promotionArt } from './posters/posters';
import { tileArt } from './tiles';

/** Router of the artwork below /media/, which is drawn by code. */
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

type MediaRoute = readonly [path: RegExp, draw: (...parts: string[]) => string | null];

const mediaRoutes: readonly MediaRoute[] = [
  [/^games\/([a-z0-9-]+)\.svg$/, (code = '') => drawIfFound(findGame(code), tileArt)],
  [
    /^banners\/([a-z-]+)-(small|medium|large)-(tr|en)\.svg$/,
    (name = '', size, locale) => bannerArt(name, size as 'small', locale as 'tr'),
  ],
  [
    /^popup\/([a-z-]+)-(small|medium|large)-(tr|en)\.svg$/,
    (name = '', size, locale) => popupArt(name, size as 'small', locale as 'tr'),
  ],
  [/^promotions\/([a-z-]+)-([12])\.svg$/, (name = '', type) => promotionArt(name, type === '1' ? 1 : 2)],
  [
    /^providers\/([a-z-]+)\.svg$/,
    (slug) => drawIfFound(allStudios.find((studio) => studio.slug === slug) ?? null, studioLogo),
  ],
  [/^payments\/([a-z-]+)\.svg$/, (slug = '') => paymentLogo(slug)],
  [/^categories\/([a-z-]+)\.svg$/, (slug = '') => categoryIcon(slug)],
  [/^brands\/([a-z-]+)\.svg$/, (name = '') => brandPicture(name)],
  [/^licence\.svg$/, licencePlaceholder],
];

/** The SVG text at that path, null if there is none. */
export function findMedia(path: string): string | null {
  for (const [pattern, draw] of mediaRoutes) {
    const match = pattern.exec(path);
    if (match) return draw(...match.slice(1));
  }
  return null;
}

const drawIfFound = <Thing>(thing: Thing | null, draw: (thing: Thing) => string) =>
  thing === null ? null : draw(thing);
