import { isIP } from 'node:net';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Router } from 'express';
import type { Call } from '~/upstream/contract/call';
import { contract } from '~/upstream/contract/contract';
import { NotOffered, refuse, Unauthorised, type Answer, type CallContext } from './call-handler';
import { handlers } from './handlers/handlers';
import { noteFingerprint } from './security-notices';
import { localeFrom, translate } from './messages';
import type { Services } from './services';
import type { Player } from './store/players';
import type { Session } from './store/sessions';

type AnyHandler = (input: unknown, context: CallContext) => Answer<unknown> | Promise<Answer<unknown>>;

const BODY_LIMIT = '64kb';
const USER_AGENT_LENGTH = 200;

const servedCalls: readonly { call: Call; handler: AnyHandler }[] = Object.entries(handlers).flatMap(
  ([group, groupHandlers]) => {
    const calls = contract[group as keyof typeof handlers] as Record<string, Call>;
    return Object.entries(groupHandlers).map(([name, handler]) => {
      const call = calls[name];
      if (!call) throw new Error(`The contract has no call ${group}.${name}.`);
      return { call, handler: handler as AnyHandler };
    });
  },
);

/**
 * HTTP router of the contract's calls. Invalid input gets a 400 with the contract's envelope; a 500 means a bug in the
 * operator.
 */
export function operatorApi(services: Services): Router {
  const router = express.Router();
  router.use(express.json({ limit: BODY_LIMIT, strict: true }));
  for (const { call, handler } of servedCalls) {
    const route = call.method === 'GET' ? router.get.bind(router) : router.post.bind(router);
    route(`/${call.path}`, serve(call, handler, services));
  }
  router.use(() => {
    throw new NotOffered();
  });
  router.use(errorHandler);
  return router;
}

function envelope(answer: Answer<unknown>) {
  return { message: null, ...answer, data: answer.data ?? null };
}

function serve(call: Call, handler: AnyHandler, services: Services): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request, services);
    const input = call.request.safeParse(call.method === 'GET' ? {} : request.body);
    if (!input.success) {
      response.status(400).json(envelope(refuse(translate(context.locale, 'badRequest'))));
      return;
    }
    Promise.resolve()
      .then(() => handler(input.data, context))
      .then((answer) => response.json(envelope(answer)))
      .catch(next);
  };
}

function contextOf(request: Request, services: Services): CallContext {
  const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? null;
  const locale = localeFrom(request.get('x-locale'));
  const fingerprint = request.get('x-fingerprint') ?? '';
  const userAgent = (request.get('user-agent') ?? '').slice(0, USER_AGENT_LENGTH);
  const requireSession = (): Session => {
    const session = token === null ? null : services.store.sessions.find(token);
    if (token === null || !session) throw new Unauthorised();
    noteFingerprint({ store: services.store, fingerprint, userAgent }, session.playerId, token);
    services.limits.noteActivity(session.playerId);
    services.store.sessions.noteUse(session);
    services.bonusNews.refresh(session.playerId);
    if (session.locale !== locale) services.store.sessions.speak(session.id, locale);
    return session;
  };
  const requirePlayer = (): Player => {
    const player = services.store.players.findById(requireSession().playerId);
    if (!player) throw new Unauthorised();
    return player;
  };
  const told = request.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const ip = isIP(told) === 0 ? (request.ip ?? '') : told;
  return {
    ...services,
    locale,
    token,
    fingerprint,
    ip,
    userAgent,
    idempotencyKey: request.get('idempotency-key') ?? null,
    requirePlayer,
    requireSession,
  };
}

const errorHandler: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const locale = localeFrom(request.get('x-locale'));
  if (error instanceof Unauthorised) {
    response.status(401).json(envelope(refuse(translate(locale, 'sessionEnded'))));
    return;
  }
  if (error instanceof NotOffered) {
    response.status(404).json(envelope(refuse(`No such call: ${request.method} ${request.path}`)));
    return;
  }
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    response.status(status).json(envelope(refuse(translate(locale, 'badRequest'))));
    return;
  }
  console.error('operator: a handler failed', request.path, error);
  response.status(500).json(envelope(refuse('Internal error')));
};
