import type { RequestHandler } from 'express';
import type { PageQueue } from '~/server/page-queue.server';
import { sendBusy } from './send-busy.server';

interface SheddingOptions {
  readonly queue: PageQueue;
  /** Whether a payment is under way at this path: it passes the queue, so that it can end. */
  isPayment(path: string): boolean;
  onShed(): void;
}

/**
 * Queues the requests for pages, and answers 503 early where the queue is too long: before anything is read or rendered,
 * instead of answering every request late. Cheap answers come before this middleware: health, files, balances, cached
 * pages.
 */
export function shedLoad({ queue, isPayment, onShed }: SheddingOptions): RequestHandler {
  return (request, response, next) => {
    if (isPayment(request.path)) return next();
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

/** Counts the pages under way. It comes after the reading of bodies, so that slow uploads do not count. */
export function trackPages(queue: PageQueue): RequestHandler {
  return (_request, response, next) => {
    response.once('close', queue.trackPage());
    next();
  };
}
