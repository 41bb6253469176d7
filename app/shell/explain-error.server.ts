import type { EntryContext } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import type { Translation } from '~/i18n/translator.server';
import type { FailureData } from '~/upstream/outcome';
import type { ErrorTexts } from './error-page';

interface Thrown {
  readonly status: number;
  /** A `FailureData`, where a call to the operator failed; else nothing, or a text of the framework. */
  readonly data: unknown;
}

/** What the error page says of a response that a loader or an action threw. Undefined: that something has failed. */
export function explainError({ status, data }: Thrown, { t }: Pick<Translation, 't'>): ErrorTexts | undefined {
  const failure = data !== null && typeof data === 'object' ? (data as Partial<FailureData>) : {};
  return textsForFailure(failure, t) ?? textsForStatus(status, t);
}

/** Explains the errors of a document, both in what the server renders and in what hydrates it, which is serialised by then. */
export function explainErrors(context: EntryContext, translation: Pick<Translation, 't'>): void {
  const errors = Object.entries(context.staticHandlerContext.errors ?? {}) as [string, unknown][];
  if (errors.length === 0) return;
  const handed = JSON.parse(context.serverHandoffString ?? '{}') as Handed;
  for (const [routeId, error] of errors) {
    if (!isRouteErrorResponse(error)) continue;
    error.data = explainError(error, translation) ?? null;
    Object.assign(handed.state?.errors?.[routeId] ?? {}, { data: error.data as unknown });
  }
  context.serverHandoffString = JSON.stringify(handed).replace(
    // As the framework does: the text stands in a script.
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

interface Handed {
  readonly state?: { readonly errors?: Record<string, object> | null };
}

function textsForFailure({ kind, message }: Partial<FailureData>, t: Translation['t']): ErrorTexts | undefined {
  const unavailable = message ?? t('errors-server', 'unavailable');
  switch (kind) {
    case 'unavailable':
      return { title: t('errors-server', 'unavailableTitle'), text: unavailable };
    case 'faulty':
      return { title: t('errors-server', 'faultyTitle'), text: message ?? t('errors-server', 'faulty') };
    case 'not-offered':
      return { title: t('errors-server', 'notOfferedTitle'), text: t('errors-server', 'notOffered') };
    case 'not-sent':
      return { title: t('errors-server', 'notSentTitle'), text: unavailable };
    case 'refused':
      return { title: t('errors-server', 'refusedTitle'), text: unavailable };
    default:
      return undefined;
  }
}

const TEXTS: Readonly<Record<number, 'badRequest' | 'forbidden' | 'notFound' | 'method' | 'ended' | 'tooLarge'>> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'notFound',
  405: 'method',
  410: 'ended',
  413: 'tooLarge',
};

function textsForStatus(status: number, t: Translation['t']): ErrorTexts | undefined {
  const key = TEXTS[status];
  return key && { title: t('errors-server', `${key}Title`), text: t('errors-server', key) };
}
