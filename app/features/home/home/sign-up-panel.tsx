import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { ButtonLink } from '~/ui/button';
import type { SignUpFacts } from './sign-up-panel.server';
import styles from './sign-up-panel.module.css';

/** For guests: what there is to play, in the operator's numbers, and the two ways in. */
export function SignUpPanel({ facts, copy }: { facts: SignUpFacts; copy: Copy<'home'> }) {
  const { bonus } = facts;
  return (
    <section className={styles.panel} aria-labelledby="join">
      <div>
        <h2 id="join">{bonus === null ? copy.join : interpolate(copy.joinBonus, { amount: bonus })}</h2>
        <p>{copy.joinText}</p>
      </div>
      {facts.games !== null && (
        <dl>
          {(['game', 'table', 'provider'] as const).map(
            (name) =>
              facts[`${name}s`] !== null && (
                <div key={name}>
                  <dt>{copy[`${name}Count`]}</dt>
                  <dd>{facts[`${name}s`]}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <div>
        <ButtonLink href="/register" data-dialog="">
          {copy.register}
        </ButtonLink>
        <ButtonLink look="quiet" href="/login" data-dialog="">
          {copy.logIn}
        </ButtonLink>
      </div>
    </section>
  );
}
