import express, { type RequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { allCalls } from '~/upstream/contract/contract';
import { ALL_CAPABILITIES, type Capabilities } from '../capabilities';
import { refuse } from '../call-handler';
import type { Clock } from '../clock';
import { scenario, type Scenario, type Scenarios } from './scenarios';

const callPaths = new Set(allCalls.map(({ path }) => path));

const switchedOff = z.strictObject({ without: z.array(z.enum(ALL_CAPABILITIES)) });

/** At most ten years, so that every time stays a date. */
const turnedClock = z.strictObject({ aheadMs: z.number().int().min(0).max(315_360_000_000) });

/**
 * Routes that order faults, turn the clock ahead, switch capabilities off and show the call counts. For tests and staging
 * only.
 */
export function scenarioRoutes(scenarios: Scenarios, capabilities: Capabilities, clock: Clock): Router {
  const router = express.Router();
  router.put('/scenarios/:group/:call', express.json(), (request, response) => {
    const path = `${request.params.group}/${request.params.call}`;
    const ordered = scenario.safeParse(request.body);
    if (!callPaths.has(path)) return void response.status(404).json(refuse(`The contract has no call ${path}.`));
    if (!ordered.success) return void response.status(400).json(refuse(ordered.error.message));
    scenarios.order(path, ordered.data);
    response.status(204).end();
  });
  router.put('/scenarios/capabilities', express.json(), (request, response) => {
    const ordered = switchedOff.safeParse(request.body);
    if (!ordered.success) return void response.status(400).json(refuse(ordered.error.message));
    capabilities.without(ordered.data.without);
    response.status(204).end();
  });
  router.put('/scenarios/clock', express.json(), (request, response) => {
    const ordered = turnedClock.safeParse(request.body);
    if (!ordered.success) return void response.status(400).json(refuse(ordered.error.message));
    clock.setAhead(ordered.data.aheadMs);
    response.status(204).end();
  });
  router.delete('/scenarios', (_request, response) => {
    scenarios.clear();
    capabilities.without([]);
    clock.setAhead(0);
    response.status(204).end();
  });
  router.get('/calls.json', (_request, response) => void response.json(scenarios.counts()));
  return router;
}

/** Middleware in front of the calls: counts them and injects the ordered faults. */
export function injectFaults(scenarios: Scenarios): RequestHandler {
  return (request, response, next) => {
    const path = request.path.slice(1);
    const ordered = callPaths.has(path) ? scenarios.nextFault(path) : null;
    if (!ordered) return next();
    const delay = setTimeout(() => injectFault(ordered, response, next), ordered.delayMs ?? 0);
    response.once('close', () => clearTimeout(delay));
  };
}

function injectFault({ reset, status, body }: Scenario, response: Response, serve: () => void): void {
  if (reset) response.socket?.resetAndDestroy();
  else if (body === undefined && status === undefined) serve();
  else
    response
      .status(status ?? 200)
      .type('json')
      .send(faultyBody(body));
}

function faultyBody(body: Scenario['body']): string {
  if (body === 'empty') return '';
  if (body === 'malformed') return '{"success":true,"message":null,"data":{';
  // Wrong for every call, including calls whose callers ignore the data.
  if (body === 'wrong-shape') return JSON.stringify({ success: 'yes', message: 42, data: { unexpected: [null] } });
  return JSON.stringify({ ...refuse('This fault was ordered.'), data: null });
}
