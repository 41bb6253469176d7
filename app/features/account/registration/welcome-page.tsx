import type { SerializeFrom } from '@remix-run/node';
import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { StepButton } from '~/features/account/phone-verification/step-button';
import { FormPage } from '~/forms/form-page';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { ButtonLink } from '~/ui/button';
import { CONFETTI_PIECES, confettiClass } from '~/ui/confetti';
import { Icon } from '~/ui/icon';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import { WELCOME_PATH } from './registration-flow';
import type { loadWelcome } from './welcome.server';
import styles from './welcome.module.css';

interface WelcomeProps {
  data: SerializeFrom<typeof loadWelcome>;
  slot: FormSlot;
}

/** The celebration, with the trial bonus to claim or with links into the site. */
export function WelcomePage() {
  const data = usePageData<typeof loadWelcome>();
  const slot = useFormSlot('register-welcome', WELCOME_PATH);
  const Content = data.isClaimed ? Claimed : data.bonus === null ? Beginning : BonusOffer;
  return (
    <FormPage title={data.copy.title} centred>
      <div className={styles.welcome}>
        {/* It falls once, and not again with the claim. It is decoration, and static for `prefers-reduced-motion`. */}
        {!data.isClaimed && (
          <div className={confettiClass} aria-hidden="true">
            {Array.from({ length: CONFETTI_PIECES }, (_, index) => (
              <i key={index} />
            ))}
          </div>
        )}
        <span className={styles.mark}>
          <Icon name="success" />
        </span>
        <Content data={data} slot={slot} />
      </div>
    </FormPage>
  );
}

function Beginning({ data: { copy, name, back, limitPath }, slot }: WelcomeProps) {
  // What the visitor joined for comes first.
  const isBound = back !== '/';
  return (
    <>
      <p className={styles.lead} data-about="">
        {interpolate(copy.ready, { name })}
      </p>
      <div className={styles.ways}>
        {isBound && (
          <ButtonLink wide href={back}>
            {copy.goBack}
          </ButtonLink>
        )}
        <ButtonLink wide href="/dashboard/deposit" {...(isBound && { look: 'quiet' as const })}>
          {copy.deposit}
        </ButtonLink>
        <ButtonLink wide look="quiet" href="/support" data-chat="">
          {copy.liveChat}
        </ButtonLink>
        <ButtonLink wide look="quiet" href="/casino/slot">
          {copy.games}
        </ButtonLink>
        {limitPath === null ? (
          <StepButton slot={slot} action={WELCOME_PATH} intent="close" label={copy.close} />
        ) : (
          <section>
            <h2>{copy.limitTitle}</h2>
            <p>{copy.limit}</p>
            <ButtonLink wide look="quiet" href={limitPath}>
              {copy.setLimit}
            </ButtonLink>
            <StepButton slot={slot} action={WELCOME_PATH} intent="close" label={copy.noLimit} look="quiet" wide />
          </section>
        )}
      </div>
    </>
  );
}

function BonusOffer({ data: { copy, bonus, terms, form: description }, slot }: WelcomeProps) {
  const [form] = useSiteForm<Record<string, never>>(slot, description);
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.bonusQuestion}
      </p>
      <p className={styles.amount}>{bonus}</p>
      {terms && (
        <p>
          <span>{terms.text}</span> {terms.pageId != null && <a href={`/pages/${terms.pageId}`}>{copy.bonusTerms}</a>}
        </p>
      )}
      <div className={styles.ways}>
        <SiteForm {...form} action={WELCOME_PATH} submitLabel={copy.yes} pendingLabel={copy.claiming}>
          <input type="hidden" name="intent" value="claim" />
        </SiteForm>
        <StepButton slot={slot} action={WELCOME_PATH} intent="close" label={copy.notNow} />
      </div>
    </>
  );
}

/** Delay before the celebration closes. Without JavaScript the page reloads after a longer one. */
const CLOSE_AFTER_MS = 1_000;
const REFRESH_AFTER_SECONDS = 5;

function Claimed({ data: { copy, bonus, back, lite } }: Pick<WelcomeProps, 'data'>) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(back, { replace: true }), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, back]);
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.claimed}
      </p>
      <p className={styles.amount}>{bonus}</p>
      <div className={styles.ways}>
        <ButtonLink wide look="quiet" href={back}>
          {copy.goOn}
        </ButtonLink>
      </div>
      <RefreshWithoutScript seconds={REFRESH_AFTER_SECONDS} href={back} isScriptless={lite} />
    </>
  );
}
