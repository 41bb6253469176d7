import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import type { Call } from '~/upstream/contract/call';
import { contract } from '~/upstream/contract/contract';
import { refuse, Unauthorised, type Answer, type CallContext } from './answer';
import { handlers } from './handlers/handlers';
import { localeFrom, say } from './messages';
import type { Services } from './services';
import type { Player } from './store/players';
import type { Store } from './store/store';

type AnyHandler = (input: unknown, context: CallContext) => Answer<unknown> | Promise<Answer<unknown>>;

const BODY_LIMIT = '64kb';

/** The contract's calls over HTTP. Bad input is a 400 with the envelope; only a bug of ours is a 500. */
export function operatorApi(services: Services): Router {
  const router = express.Router();
  router.use(express.json({ limit: BODY_LIMIT, strict: true }));
  for (const [group, groupHandlers] of Object.entries(handlers)) {
    for (const [name, handler] of Object.entries(groupHandlers)) {
      const calls = contract[group as keyof typeof contract] as Record<string, Call>;
      const call = calls[name];
      if (!call) throw new Error(`The contract has no call ${group}.${name}.`);
      const route = call.method === 'GET' ? router.get.bind(router) : router.post.bind(router);
      route(`/${call.path}`, serve(call, handler as AnyHandler, services));
    }
  }
  router.use((request, response) => {
    response.status(404).json(refuse(`No such call: ${request.method} ${request.path}`));
  });
  router.use(failed);
  return router;
}

function serve(call: Call, handler: AnyHandler, services: Services): RequestHandler {
  return (request, response, next) => {
    const locale = localeFrom(request.get('x-locale'));
    const input = call.request.safeParse(call.method === 'GET' ? request.query : request.body);
    if (!input.success) {
      response.status(400).json({ ...refuse(say(locale, 'badRequest')), data: null });
      return;
    }
    const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? null;
    const context: CallContext = {
      ...services,
      locale,
      token,
      fingerprint: request.get('x-fingerprint') ?? '',
      ip: request.get('x-forwarded-for')?.split(',')[0]?.trim() ?? request.ip ?? '',
      userAgent: (request.get('user-agent') ?? '').slice(0, 200),
      idempotencyKey: request.get('idempotency-key') ?? null,
      requirePlayer: () => playerOf(token, services.store),
    };
    Promise.resolve()
      .then(() => handler(input.data, context))
      .then((answer) =>
        response.json({ message: null, ...answer, data: answer.success ? (answer.data ?? null) : null }),
      )
      .catch(next);
  };
}

function playerOf(token: string | null, store: Store): Player {
  const playerId = token === null ? null : store.sessions.findPlayerId(token);
  const player = playerId === null ? null : store.players.findById(playerId);
  if (!player) throw new Unauthorised();
  return player;
}

const failed: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (error instanceof Unauthorised) {
    response.status(401).json(refuse('Unauthorised'));
    return;
  }
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    response.status(status).json(refuse(say(localeFrom(request.get('x-locale')), 'badRequest')));
    return;
  }
  console.error('operator: a handler failed', request.path, error);
  response.status(500).json(refuse('Internal error'));
};
