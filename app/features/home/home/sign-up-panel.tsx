import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import type { SignUpFacts } from './sign-up-panel.server';
import pageStyles from './home-page.module.css';
import styles from './sign-up-panel.module.css';

/** For guests: what there is to play, in the operator's numbers, and the way in. The header has the login. */
export function SignUpPanel({ facts, copy }: { facts: SignUpFacts; copy: Copy<'home'> }) {
  const { bonus } = facts;
  return (
    <section className={styles.panel} aria-labelledby="join">
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
      <a className={pageStyles.way} href="/register" data-dialog="" id="join">
        <Icon name="bonus" />
        <span>{bonus === null ? copy.join : interpolate(copy.joinBonus, { amount: bonus })}</span>
        <Icon name="chevron" />
      </a>
    </section>
  );
}
