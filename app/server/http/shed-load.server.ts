import type { RequestHandler } from 'express';
import type { PageQueue } from '~/server/page-queue.server';
import { sendBusy } from './send-busy.server';

/** Money under way: whoever has come as far as a payment's form gets through to its end. */
const CASHIER = /^\/dashboard\/(?:deposit|withdraw|receipt)\//;

/**
 * Has pages wait for their turn, and answers 503 to those whose turn does not come soon, before anything is read or
 * rendered, rather than everybody late (design §6). What stands before it is cheap and goes on: health, files, balances,
 * finished pages.
 */
export function shedLoad(queue: PageQueue, onShed: () => void): RequestHandler {
  return (request, response, next) => {
    if (CASHIER.test(request.path)) return next();
    queue.enqueue(
      () => {
        if (!response.destroyed) next();
      },
      () => {
        onShed();
        sendBusy(request, response);
      },
    );
  };
}

/** For behind the reading of bodies: slow uploads are no pages under way. */
export function countPages(queue: PageQueue): RequestHandler {
  return (_request, response, next) => {
    response.once('close', queue.trackPage());
    next();
  };
}
