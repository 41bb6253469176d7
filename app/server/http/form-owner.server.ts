import type { RequestHandler, Response } from 'express';
import type { RequestContext } from '~/request/request-context';
import { REMIX_REDIRECT, REMIX_RELOAD } from '~/lib/remix-headers';

/**
 * A form that was rendered for another player would act in the name of the one who is logged in now, with what the other has
 * typed. The browser loads the page of the form instead.
 */
export function refuseOtherPlayersForm(
  contextOf: (response: Response) => RequestContext,
  isOfOtherPlayer: (context: RequestContext) => boolean,
): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(response);
    if (request.method !== 'POST' || !isOfOtherPlayer(context)) return next();
    const { page, player } = context;
    const message = page.translation.t('login-server', 'otherPlayersForm');
    page.toasts.redirect(page.href, { type: 'warning', message }).then(({ headers }) => {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('set-cookie', [...player.jar.headers(), ...headers.getSetCookie()]);
      if (page.isDataRequest)
        response.setHeader(REMIX_REDIRECT, page.href).setHeader(REMIX_RELOAD, 'true').status(204).end();
      else response.redirect(303, page.href);
    }, next);
  };
}
