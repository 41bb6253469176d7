import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { AppLoadContext } from '@remix-run/node';
import { findReminderTimes } from './reminder.server';

/** A page that a player opens: not data, not a frame, not a form. */
function isPage({ method, query, headers }: ExpressRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return method === 'GET' && query._data === undefined && (destination === undefined || destination === 'document');
}

/** Redirects a player whose reminder is due to it, once before the next page; the reminder leads back to that page. */
export function showReminder(contextOf: (response: ExpressResponse) => AppLoadContext): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(response);
    if (!isPage(request) || context.page.facts.reminder === false) {
      next();
      return;
    }
    findReminderTimes(context).then((times) => {
      if (times && times.dueInMs <= 0)
        response.redirect(302, `/reminder?redirectTo=${encodeURIComponent(context.page.href)}`);
      else next();
    }, next);
  };
}
