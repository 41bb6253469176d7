import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { PageQueue } from '~/server/page-queue/page-queue.server';
import type { PlainLook } from './plain-page.server';
import { sendBusy } from './send-busy.server';
import { createCounts } from '~/lib/counts';

interface SheddingOptions {
  readonly queue: PageQueue;
  /** Whether the route that matches this path belongs to a payment. */
  isPayment(path: string): boolean;
  /** The player whose session the request opens; null for a guest. */
  findPlayer(request: Request): Promise<{ readonly usercode: string } | null>;
  onShed(): void;
  look(request: IncomingMessage): PlainLook;
}

/**
 * Answers 503 early where the queue is too long, instead of answering every request late. Cheap answers come before this
 * middleware. A player's payment under way is not refused, so that it can end.
 */
export function shedLoad({ queue, isPayment, findPlayer, onShed, look }: SheddingOptions): RequestHandler {
  const lane = createPaymentLane();

  /** False for a guest, for every other page, and when the lane is full. */
  async function entersLane(request: Request, response: Response): Promise<boolean> {
    if (!isPayment(request.path)) return false;
    const player = await findPlayer(request);
    const leave = player && lane.enter(player.usercode);
    if (!leave) return false;
    onClose(response, leave);
    return true;
  }

  return (request, response, next) => {
    const start = () => {
      if (!response.destroyed) next();
    };
    const refuse = () => {
      onShed();
      sendBusy(request, response, look(request));
    };
    entersLane(request, response)
      .then((enters) => (enters ? queue.enqueuePayment(start) : queue.enqueue(request.ip ?? '', start, refuse)))
      .catch(next);
  };
}

/** Counts the pages under way. It comes after the reading of bodies, so that slow uploads do not count. */
export function trackPages(queue: PageQueue): RequestHandler {
  return (request, response, next) => {
    onClose(response, queue.trackPage(request.ip ?? ''));
    next();
  };
}

/** Calls `act` when the response is over, at once if it is over already. */
function onClose(response: Response, act: () => void): void {
  if (response.destroyed) act();
  else response.once('close', act);
}

/** How many payments the page queue may not refuse at once. A payment waits for the operator most of its time. */
const MAX_REQUESTS = 40;

/** How many of them may be one player's: two tabs, and a second try. */
const MAX_OF_PLAYER = 3;

export function createPaymentLane() {
  const requests = createCounts();
  return {
    /** @returns a function to call when the request is answered; null when the lane, or the player's part of it, is full */
    enter(player: string) {
      if (requests.total() >= MAX_REQUESTS || requests.of(player) >= MAX_OF_PLAYER) return null;
      return requests.add(player);
    },
  };
}
