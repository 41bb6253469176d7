import { isRouteErrorResponse } from '@remix-run/react';
import { SearchField, searchCopy } from '~/features/play/search-field/search-field';
import { PHONE_STEP_PATH, WELCOME_PATH } from '~/features/account/registration/registration-flow';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { loginPath } from '~/session/login-link';
import type { FailureData } from '~/upstream/outcome';
import { ButtonLink } from '~/ui/button';
import styles from './error-page.module.css';
import { useDocumentInstead } from './use-document-instead';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

type Texts = { title: string; text: string };

/** The error page. It never shows a raw error, whose text means nothing to a player. */
export function ErrorPage({ error, data }: { error: unknown; data: ShellData }) {
  const here = useHere();
  // Only a registration leads there.
  const isOnboarding = here.startsWith(WELCOME_PATH) || here.startsWith(PHONE_STEP_PATH);
  const isLeaving = useDocumentInstead(error);
  const copy = data.copy.errors;
  const { title, text } = textsFor(error, copy);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (isLeaving) return null;
  return (
    <div className={styles.page} data-narrow={isMissing ? undefined : ''}>
      <h1>{title}</h1>
      {isOnboarding && <p>{copy.accountOpened}</p>}
      <p>{text}</p>
      {isMissing && <SearchField copy={searchCopy(data.copy.shell)} id="missing-search" live="" />}
      <p className={styles.actions}>
        {isOnboarding && data.player === null && <ButtonLink href={loginPath(here)}>{copy.toLogin}</ButtonLink>}
        {isWorthRetrying(error) && <ButtonLink href={here}>{copy.retry}</ButtonLink>}
        {isWorthRetrying(error) && (
          <ButtonLink look="quiet" href="/support">
            {copy.support}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href="/">
          {copy.home}
        </ButtonLink>
      </p>
      {data.requestId && !isMissing && (
        <p className={styles.request}>{interpolate(copy.requestId, { id: data.requestId })}</p>
      )}
    </div>
  );
}

export function errorTitle(error: unknown, data: ShellData): string {
  return textsFor(error, data.copy.errors).title;
}

function textsFor(error: unknown, copy: Copy<'errors'>): Texts {
  const failed = { title: copy.failedTitle, text: copy.failed };
  if (!isRouteErrorResponse(error)) return failed;
  return (
    textsForFailure(error.data as Partial<FailureData> | null, copy) ?? textsForStatus(error.status, copy) ?? failed
  );
}

function textsForFailure(failure: Partial<FailureData> | null, copy: Copy<'errors'>): Texts | undefined {
  switch (failure?.kind) {
    case 'unavailable':
      return { title: copy.unavailableTitle, text: failure.message ?? copy.unavailable };
    case 'faulty':
      return { title: copy.faultyTitle, text: failure.message ?? copy.faulty };
    case 'not-offered':
      return { title: copy.notOfferedTitle, text: copy.notOffered };
    case 'not-sent':
      return { title: copy.notSentTitle, text: failure.message ?? copy.unavailable };
    case 'refused':
      return { title: copy.refusedTitle, text: failure.message ?? copy.unavailable };
    default:
      return undefined;
  }
}

function textsForStatus(status: number, copy: Copy<'errors'>): Texts | undefined {
  const byStatus: Record<number, Texts> = {
    400: { title: copy.badRequestTitle, text: copy.badRequest },
    403: { title: copy.forbiddenTitle, text: copy.forbidden },
    404: { title: copy.notFoundTitle, text: copy.notFound },
    405: { title: copy.methodTitle, text: copy.method },
    413: { title: copy.tooLargeTitle, text: copy.tooLarge },
  };
  return byStatus[status];
}

const isWorthRetrying = (error: unknown) =>
  !isRouteErrorResponse(error) || (error.status >= 500 && error.status !== 501);
