import { useLocation } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { sendInBackground } from '~/browser/send-in-background';
import { interpolate } from '~/i18n/interpolate';
import { CsrfField } from '~/session/csrf-field';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';
import { Icon } from '~/ui/icon';
import styles from './top-banner.module.css';
import type { ShellData } from './use-shell';

interface TopBannerProps {
  banner: NonNullable<ShellData['banner']>;
  copy: ShellData['copy']['shell'];
}

/** The duration of the animation in the stylesheet. */
const COLLAPSE_MS = 500;

/** The banner shows until it is closed or left (docs/product/frame.md#top-banner). With JavaScript it collapses at once. */
export function TopBanner({ banner, copy }: TopBannerProps) {
  const [state, setState] = useState<'unread' | 'closing' | 'read'>('unread');
  const isHome = useLocation().pathname === '/';
  useEffect(() => {
    if (isHome || state === 'read') return;
    const { name, maxAge } = TOP_BANNER_COOKIE;
    document.cookie = `${name}=${TOP_BANNER_READ}; path=/; max-age=${maxAge}; samesite=lax`;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it goes with the cookie
    setState('read');
  }, [isHome, state]);

  if (!isHome || state === 'read') return null;
  const text = banner.next === null ? copy.bannerCurrent : copy.bannerDomains;
  const message = interpolate(text, { current: banner.current, next: banner.next ?? '' });
  function close(event: FormEvent<HTMLFormElement>) {
    if (!sendInBackground(event.currentTarget, { topBanner: TOP_BANNER_READ })) return;
    event.preventDefault();
    setState('closing');
    setTimeout(() => setState('read'), COLLAPSE_MS);
  }
  return (
    <section
      className={state === 'closing' ? `${styles.banner} ${styles.closing}` : styles.banner}
      aria-label={copy.bannerLabel}
    >
      <p className={styles.track}>
        <span>{message}</span>
        <span aria-hidden="true">{message}</span>
      </p>
      <form method="post" action="/preferences" onSubmit={close}>
        <CsrfField />
        <button
          className={styles.close}
          type="submit"
          name="topBanner"
          value={TOP_BANNER_READ}
          aria-label={copy.bannerClose}
        >
          <Icon name="close" />
        </button>
      </form>
    </section>
  );
}
