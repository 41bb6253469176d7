import type { SerializeFrom } from '@remix-run/node';
import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { StepButton } from '~/features/account/phone-verification/step-button';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { ButtonLink } from '~/ui/button';
import { CONFETTI_PIECES, confettiClass } from '~/ui/confetti';
import { Icon } from '~/ui/icon';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import { WELCOME_PATH } from './registration-flow';
import type { loadWelcome } from './welcome.server';
import styles from './welcome.module.css';

export type WelcomeData = SerializeFrom<typeof loadWelcome>;

interface WelcomeProps {
  data: WelcomeData;
  slot: FormSlot;
}

/** The celebration, with the trial bonus to claim or with links into the site. */
export function Welcome({ data, slot }: WelcomeProps) {
  return (
    <div className={styles.welcome}>
      <Confetti />
      <span className={styles.mark}>
        <Icon name="success" />
      </span>
      {data.isClaimed ? <Claimed data={data} /> : <Offer data={data} slot={slot} />}
    </div>
  );
}

function Offer({ data, slot }: WelcomeProps) {
  return data.bonus === null ? <Beginning data={data} slot={slot} /> : <BonusOffer data={data} slot={slot} />;
}

function Beginning({ data: { copy, name, limitPath }, slot }: WelcomeProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {interpolate(copy.ready, { name })}
      </p>
      <div className={styles.ways}>
        <ButtonLink wide href="/dashboard/deposit">
          {copy.deposit}
        </ButtonLink>
        <ButtonLink wide look="quiet" href="/support" data-chat="">
          {copy.liveChat}
        </ButtonLink>
        {limitPath === null ? (
          <StepButton slot={slot} action={WELCOME_PATH} intent="close">
            {copy.close}
          </StepButton>
        ) : (
          <section>
            <h2>{copy.limitTitle}</h2>
            <p>{copy.limit}</p>
            <ButtonLink wide look="quiet" href={limitPath}>
              {copy.setLimit}
            </ButtonLink>
            <StepButton slot={slot} action={WELCOME_PATH} intent="close" look="quiet" wide>
              {copy.noLimit}
            </StepButton>
          </section>
        )}
      </div>
    </>
  );
}

function BonusOffer({ data: { copy, bonus, form: description }, slot }: WelcomeProps) {
  const [form] = useSiteForm<Record<string, never>>(slot, description);
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.bonusQuestion}
      </p>
      <p className={styles.amount}>{bonus}</p>
      <div className={styles.ways}>
        <SiteForm slot={slot} action={WELCOME_PATH} form={form} description={description}>
          <input type="hidden" name="intent" value="claim" />
          <SubmitButton slot={slot} pendingLabel={copy.claiming}>
            {copy.yes}
          </SubmitButton>
        </SiteForm>
        <StepButton slot={slot} action={WELCOME_PATH} intent="close">
          {copy.notNow}
        </StepButton>
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

/** CSS-only confetti that falls once. It is decoration, and static for `prefers-reduced-motion`. */
function Confetti() {
  return (
    <div className={confettiClass} aria-hidden="true">
      {Array.from({ length: CONFETTI_PIECES }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
