import type { RequestHandler } from 'express';

/** CSRF guard: rejects a form post from a page of another origin. */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isForeign = site
    ? site !== 'same-origin'
    : origin !== undefined && !ownOrigins(request.get('host')).includes(origin);
  if (isForeign) response.status(403).type('text').send('Forbidden');
  else next();
};

const ownOrigins = (host: string | undefined) => [`http://${host ?? ''}`, `https://${host ?? ''}`];
