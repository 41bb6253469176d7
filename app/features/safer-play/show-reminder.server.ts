import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { AppLoadContext } from '@remix-run/node';
import { findReminderTimes } from './reminder.server';

/** Not in the way of the reminder itself, of logging out, or of what is framed in a page. */
const NEVER_INSTEAD_OF = /^\/(?:reminder|logout|login|language|preferences|popup|safer-play|casino\/|sportsbook\/)/;

/** A page that a player opens: not data, not a frame, not a form. */
function isPage({ method, path, query, headers }: ExpressRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return (
    method === 'GET' &&
    query._data === undefined &&
    (destination === undefined || destination === 'document') &&
    !(NEVER_INSTEAD_OF.test(path) && !/^\/casino\/(?:slot|live|games|bingo|tvbets)$/.test(path))
  );
}

/** Leads a player whose time is over to the reminder, once before the next page, and back from there. */
export function showReminder(contextOf: (response: ExpressResponse) => AppLoadContext): RequestHandler {
  return (request, response, next) => {
    if (!isPage(request)) {
      next();
      return;
    }
    const context = contextOf(response);
    findReminderTimes(context).then((times) => {
      if (times && times.dueInMs <= 0)
        response.redirect(302, `/reminder?redirectTo=${encodeURIComponent(context.page.href)}`);
      else next();
    }, next);
  };
}
