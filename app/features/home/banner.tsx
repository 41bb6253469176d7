import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import type { Copy } from '~/i18n/messages';
import styles from './banner.module.css';
import type { Slide } from './home.server';

interface BannerProps {
  slides: readonly Slide[];
  copy: Copy<'home'>;
}

/** The carousel as the stylesheet alone makes it: a row that snaps from slide to slide. */
export function Banner({ slides, copy }: BannerProps) {
  if (slides.length === 0) return <p className={styles.missing}>{copy.bannerMissing}</p>;
  return (
    <section aria-label={copy.bannerLabel}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={slide.images.small} className={styles.slide}>
            <SlideLink slide={slide}>
              <SlidePicture
                images={slide.images}
                label={fill(copy.slideLabel, { number: index + 1, total: slides.length })}
                isFirst={index === 0}
              />
            </SlideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlideLink({ slide: { href, opensNewTab }, children }: { slide: Slide; children: ReactNode }) {
  if (href === null) return children;
  return (
    <a href={href} {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

function SlidePicture({ images, label, isFirst }: { images: Slide['images']; label: string; isFirst: boolean }) {
  return (
    <picture>
      <source media="(min-width: 1200px)" srcSet={images.large} width={1600} height={440} />
      <source media="(min-width: 992px)" srcSet={images.medium} width={1184} height={400} />
      <img
        src={images.small}
        alt={label}
        width={768}
        height={432}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst && { fetchpriority: 'high' })}
      />
    </picture>
  );
}
