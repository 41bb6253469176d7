import { LogoSlider } from '~/features/home/home/logo-slider';
import { useAutoplay } from '~/features/home/home/use-autoplay';
import { BrandIcon, BrandMark } from './brand-mark';
import { FooterLinks } from './footer-links';
import styles from './footer.module.css';
import { LiteSwitch } from './lite-switch';
import type { ShellData } from './use-shell';

/** The sports and casino pages that the footer lists (docs/product/frame.md#footer). */
const GAME_LINKS = [
  { label: 'sports', href: '/spor' },
  { label: 'liveSports', href: '/livespor' },
  { label: 'esports', href: '/esports' },
  { label: 'slot', href: '/casino/slot' },
  { label: 'liveCasino', href: '/casino/live' },
  { label: 'tvGames', href: '/casino/tvbets' },
  { label: 'games', href: '/casino/games' },
] as const;

/** The footer. Licence text, age sign, contacts and logos are the operator's statements: without its data they are absent. */
export function Footer({ data }: { data: ShellData }) {
  useAutoplay();
  const { footer } = data;
  const { copy } = footer;
  const siteName = data.copy.shell.siteName;
  const parts = GAME_LINKS.map(({ label, href }) => ({ label: copy[label], href }));
  const terms = { label: copy.generalTerms, href: '/pages/1' };
  const pages = footer.pages.some(({ href }) => href === terms.href) ? footer.pages : [terms, ...footer.pages];
  return (
    <footer className={styles.footer} itemScope itemType="https://schema.org/Organization">
      <link itemProp="logo" href={new URL(data.brand.icon ?? '/icon-512.png', data.origin).href} />
      <meta itemProp="name" content={siteName} />
      <div className={styles.inner}>
        <a className={styles.brand} href="/" itemProp="url">
          <BrandMark brand={data.brand} name={siteName} />
        </a>
        <div className={styles.groups}>
          <FooterLinks title={copy.parts} links={parts} />
          <FooterLinks title={copy.about} links={pages} />
          <FooterLinks title={copy.contact} links={footer.contacts} external />
          <div className={styles.stack}>
            <FooterLinks title={copy.social} links={footer.socials} external itemProp="sameAs" />
            <LiteSwitch data={data} title={copy.view} />
          </div>
        </div>
        <LogoSlider title={copy.payments} logos={footer.payments} look="payments" copy={copy} />
        <LogoSlider title={copy.providers} logos={footer.providers} look="providers" copy={copy} />
        <p className={styles.notice}>
          {footer.ageSign && <span className={styles.age}>{footer.ageSign}</span>}
          <a href="/safer-play">{copy.ageNotice}</a>
          {footer.limits.map(({ label, ...link }) => (
            <a key={label} {...link}>
              {label}
            </a>
          ))}
        </p>
        <Licence licence={footer.licence} copy={copy} />
        <p>{copy.termsNotice}</p>
        <p className={styles.end}>
          <a href="/" aria-label={data.copy.shell.homeLink}>
            <BrandIcon icon={data.brand.icon} />
          </a>
          © {footer.year} {siteName}
        </p>
      </div>
    </footer>
  );
}

type FooterData = ShellData['footer'];

function Licence({ licence: { text, logo, href }, copy }: Pick<FooterData, 'licence' | 'copy'>) {
  if (text === null && logo === null) return null;
  const picture = logo !== null && (
    <img src={logo} alt={copy.licence} width={80} height={60} loading="lazy" decoding="async" />
  );
  return (
    <div className={styles.licence}>
      {picture && href !== null ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {picture}
        </a>
      ) : (
        picture
      )}
      {text !== null && <p>{text}</p>}
    </div>
  );
}
