import type { ReactNode } from 'react';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import styles from './banner.module.css';
import type { Slide } from './slides.server';

interface BannerProps {
  /** Null while the operator's slides cannot be read. */
  slides: readonly Slide[] | null;
  copy: Copy<'home'>;
}

/** Banner of the home page. Shows placeholders while the slides cannot be read, and nothing when there are none. */
export function Banner({ slides, copy }: BannerProps) {
  if (slides === null) return <Placeholders copy={copy} />;
  return slides.length > 0 ? <Carousel slides={slides} copy={copy} /> : null;
}

/** A scroll-snap row of slides. JavaScript adds autoplay. */
function Carousel({ slides, copy }: { slides: readonly Slide[]; copy: Copy<'home'> }) {
  return (
    <section className={styles.banner} aria-label={copy.bannerLabel} data-banner="" data-autoplay="banner">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label={copy.bannerLabel}>
        {slides.map((slide, index) => (
          <li key={`${index} ${slide.images.small}`} className={styles.slide}>
            <SlideLink slide={slide}>
              <SlidePicture
                images={slide.images}
                label={interpolate(copy.slideLabel, { number: index + 1, total: slides.length })}
                isFirst={index === 0}
              />
            </SlideLink>
          </li>
        ))}
      </ul>
      <div className={styles.pause} data-pause={copy.pause} data-play={copy.play} />
    </section>
  );
}

function Placeholders({ copy }: { copy: Copy<'home'> }) {
  return (
    <section className={styles.banner} aria-label={copy.bannerLabel} data-banner="">
      <ul className={styles.track}>
        {[1, 2, 3].map((number) => (
          <li key={number} className={`${styles.slide} ${styles.missing}`} {...(number > 1 && { 'aria-hidden': true })}>
            {number === 1 && copy.bannerMissing}
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
