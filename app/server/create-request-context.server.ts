import type { IncomingMessage } from 'node:http';
import { chooseLocale } from '~/i18n/language-offer';
import { timeZoneNamed } from '~/lib/time-zone';
import type { Trace } from '~/lib/trace-parent.server';
import { createCookieJar } from '~/session/cookie-jar.server';
import { CSRF_FIELD } from '~/session/csrf-field';
import { createJourneys } from '~/session/journeys.server';
import { findFingerprint, deviceId } from '~/session/fingerprint.server';
import { openSession, type PlayerSession } from '~/session/player-session.server';
import { LANGUAGE_COOKIE, liteModeOf, TIME_ZONE_COOKIE } from '~/session/preferences.server';
import { createStepUp, isAct } from '~/session/step-up.server';
import { keepReferral } from '~/session/referral.server';
import { createDraft } from '~/session/draft.server';
import type { PageRegistry } from '~/request/page-facts';
import type { Caller } from '~/upstream/client.server';
import { userAgentOf } from '~/upstream/user-agent';
import { pathOf } from '~/lib/path-of';
import { CATCH_ALL } from './canonical-address.server';
import type { Site } from './site.server';
import { createContentContext } from '~/request/content-context.server';
import { createOperatorContext } from '~/request/operator-context.server';
import { createDeadline, pageHref, requestUrl } from '~/request/page-context.server';
import { createPlayerContext } from '~/request/player-context.server';
import type { RequestContext } from '~/request/request-context';

interface RequestOptions extends Trace {
  readonly registry: PageRegistry;
  /** When the page's time began, in milliseconds of `performance.now()`. */
  readonly startedAt?: number | undefined;
  readonly sendsCookies?: boolean;
  readonly refusesCookies?: boolean | undefined;
  /** The parsed body of a POST; none for a POST that is rejected. */
  readonly form?: FormData | undefined;
}

export async function createRequestContext(
  site: Site,
  request: Pick<IncomingMessage, 'method' | 'headers'> & { originalUrl: string; ip?: string | undefined },
  {
    requestId,
    isSampled,
    registry,
    startedAt = performance.now(),
    sendsCookies = true,
    refusesCookies = false,
    form,
  }: RequestOptions,
): Promise<RequestContext> {
  const jar = createCookieJar(request.headers.cookie, site.secure);
  const device = deviceId(jar);
  const ipAddress = request.ip ?? '';
  const deadline = createDeadline(startedAt);
  const languages = await site.languages.read();
  const locale = chooseLocale(languages, jar.get(LANGUAGE_COOKIE));
  const callerOf = (player: Pick<PlayerSession, 'token'> | null): Caller => ({
    token: player?.token ?? null,
    fingerprint: findFingerprint(jar) ?? device,
    locale,
    requestId,
    isSampled,
    address: ipAddress,
    userAgent: userAgentOf(request.headers),
    signal: deadline.signal(),
  });
  const journeys = createJourneys(jar, site.journeySeal);
  const stepUp = createStepUp(journeys, site.moneyIdleSeconds);
  const href = pageHref(request.originalUrl);
  const draft = createDraft({
    journeys,
    owners: site.csrfTokens,
    path: pathOf(href),
    owner: () => formOwner ?? (sender && site.csrfTokens.ownerMark(sender)),
  });
  const formOwner = site.csrfTokens.ownerIn(form?.get(CSRF_FIELD) ?? null);
  /** The sender owns a form of a page that names no owner, such as a guest's from the page cache. */
  let sender: string | null = null;
  const session = await openSession(jar, site.seal, {
    lengths: site.sessionLengths,
    isOver: site.isSessionOver,
    findPause: site.pausedPlayers.find,
    findDemand: site.revocations.find,
    check: (found, demandedAt) => site.revocations.check(found, demandedAt, callerOf(found)),
    onEnd(id) {
      stepUp.end();
      return site.endSession(id);
    },
    async onStart(player) {
      await stepUp.begin(player);
      await draft.dropOthers(player.username);
    },
    onPause: site.pausedPlayers.pause,
    demandChecks: ({ username, id }) => site.revocations.demand(username, id),
  });
  sender = session.player?.username ?? session.revokedFrom;
  const caller = () => callerOf(session.player);
  const url = requestUrl(request.originalUrl);
  const facts = registry.pageAt(pathOf(href))?.facts ?? {};
  const isDataRequest = url.searchParams.has('_data');
  // Money may have moved elsewhere, such as on a payment page: the balance is read again.
  if (session.player && facts.money) await site.balances.forget(session.player.id);
  const responseHeaders = new Headers();
  const { content, overlay } = await createContentContext({ site, locale, deadline });
  const translation = await site.translator.translation(locale, overlay, languages.default);
  keepReferral(jar, url);
  if (session.revokedFrom !== null) {
    const message = translation.t('login-server', 'sessionEnded');
    responseHeaders.append('set-cookie', await site.toasts.cookie({ type: 'warning', message }));
  }
  const { player, endSession } = createPlayerContext({
    site,
    jar,
    journeys,
    session,
    draft,
    stepUp,
    ipAddress,
    href,
    isForm: form !== undefined,
    translation,
    caller,
  });
  const lite = liteModeOf(jar, request.headers);
  const resetDeadline = () => deadline.reset();
  return {
    page: {
      requestId,
      href,
      isDataRequest,
      facts,
      registry,
      translation,
      languages,
      zone: timeZoneNamed(jar.get(TIME_ZONE_COOKIE)),
      lite: lite !== '0',
      liteIsAutomatic: lite === 'auto',
      form: form ?? new FormData(),
      csrfToken: () => site.csrfTokens.issue(session.player?.id ?? device, session.player?.username ?? ''),
      responseHeaders,
      rejection: null,
      sendsCookies,
      refusesCookies,
      toasts: site.toasts,
      notices: [],
    },
    player,
    operator: createOperatorContext({
      site,
      session,
      responseHeaders,
      translation,
      caller,
      endSession,
      resetDeadline,
    }),
    content,
    payments: site.payments,
    site,
  };
}

/** Renews the time of money pages, where the request is an act of the player. For requests that were not rejected. */
export async function noteAct(
  request: Pick<IncomingMessage, 'method' | 'headers'> & { originalUrl: string },
  { page: { href, registry }, player: { session, stepUp } }: RequestContext,
): Promise<void> {
  const shown = registry.pageAt(pathOf(href));
  const page = shown && CATCH_ALL.test(shown.pattern) ? null : shown;
  const loader = requestUrl(request.originalUrl).searchParams.get('_data');
  if (session.player && isAct(request, { page, href, loader })) await stepUp.renew(session.player);
}

/** Whether a form was rendered for another player than the one who sends it. Forms of guests, and to log in, are anybody's. */
export function isOfOtherPlayer({ csrfTokens }: Site, { player: { session }, page }: RequestContext): boolean {
  if (!session.player || page.facts.returnPath || !page.registry.pageAt(pathOf(page.href))?.isDocument) return false;
  const owner = csrfTokens.ownerIn(page.form.get(CSRF_FIELD));
  return owner !== null && ![session.player.username, ''].some((name) => csrfTokens.isOwner(owner, name));
}

export function csrfTokenIsValid(site: Site, { player }: RequestContext, token: FormDataEntryValue | null): boolean {
  const { session, jar } = player;
  return site.csrfTokens.matches(token, session.player?.id ?? deviceId(jar));
}
