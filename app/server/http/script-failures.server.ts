import type { RequestHandler } from 'express';
import { pageOf, reportHandler, type ReportOptions } from './csp-reports.server';

const FRAME = /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g;
const MAX_FRAMES = 5;

/**
 * Receives the beacons of browsers in which the scripts of a page failed, and logs them. Of the text only the kind of error, the
 * places in the site's scripts and the route are logged: messages may hold what a player typed.
 */
export const scriptFailureHandler = ({ log, limit, routeOf }: ReportOptions): RequestHandler =>
  reportHandler({ limit }, (text, { headers: { referer = '' } }, requestId) => {
    const error = /^[A-Z]\w{1,40}(?=:|$)/m.exec(text)?.[0] ?? 'unknown';
    const places = (text.match(FRAME) ?? []).slice(0, MAX_FRAMES);
    log.warn({ requestId, error, places, page: pageOf(referer, routeOf) }, 'scripts of a page failed');
    return 204;
  });
