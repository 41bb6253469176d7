import { isRouteErrorResponse } from '@remix-run/react';
import { SearchField, searchCopy } from '~/features/play/search-field/search-field';
import { PHONE_STEP_PATH, WELCOME_PATH } from '~/features/account/registration/registration-flow';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { loginPath } from '~/session/login-link';
import { ButtonLink } from '~/ui/button';
import styles from './error-page.module.css';
import { useDocumentInstead } from './use-document-instead';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
}

/** The error page. It never shows a raw error, whose text means nothing to a player. */
export function ErrorPage({ error, data }: { error: unknown; data: ShellData }) {
  const here = useHere();
  // Only a registration leads there.
  const isOnboarding = here.startsWith(WELCOME_PATH) || here.startsWith(PHONE_STEP_PATH);
  const isLeaving = useDocumentInstead(error);
  const copy = data.copy.errors;
  const { title, text } = textsFor(error, copy);
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status);
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

/** The server explains what it answered; anything else has failed here. */
function textsFor(error: unknown, { failedTitle, failed }: Copy<'errors'>): ErrorTexts {
  const explained = isRouteErrorResponse(error) ? (error.data as Partial<ErrorTexts> | null) : null;
  return { title: explained?.title ?? failedTitle, text: explained?.text ?? failed };
}

const isWorthRetrying = (error: unknown) =>
  !isRouteErrorResponse(error) || (error.status >= 500 && error.status !== 501);
