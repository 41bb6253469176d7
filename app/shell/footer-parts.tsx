import { LogoSlider } from '~/features/home/home/logo-slider';
import type { Copy } from '~/i18n/messages';
import { BrandIcon } from './brand-mark';
import { FooterLinks, type FooterLink } from './footer-links';
import styles from './footer.module.css';

/** The parts of the footer that are the same for all players, as static regions. */

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

type FooterCopy = Copy<'footer'>;

/** What the operator states, as far as it does. */
export interface Statements {
  readonly socials: readonly FooterLink[];
  readonly contacts: readonly FooterLink[];
  readonly payments: Logos;
  readonly providers: Logos;
  readonly licence: { readonly text: string | null; readonly logo: string | null; readonly href: string | null };
  readonly ageSign: string | null;
}

type Logos = readonly { readonly name: string; readonly image: string }[];

interface FooterGroupsProps {
  readonly copy: FooterCopy;
  readonly pages: readonly FooterLink[];
  readonly statements: Statements;
  /** During a pause of play the footer lists no pages that lead to play. */
  readonly isPaused: boolean;
}

export function FooterGroups({ copy, pages, statements, isPaused }: FooterGroupsProps) {
  const parts = GAME_LINKS.map(({ label, href }) => ({ label: copy[label], href }));
  const terms = { label: copy.generalTerms, href: '/pages/1' };
  const listed = pages.some(({ href }) => href === terms.href) ? pages : [terms, ...pages];
  return (
    <>
      {!isPaused && <FooterLinks title={copy.parts} links={parts} />}
      <FooterLinks title={copy.about} links={listed} />
      <FooterLinks title={copy.contact} links={statements.contacts} external />
    </>
  );
}

export const FooterSocials = ({ copy, statements }: Omit<FooterGroupsProps, 'pages' | 'isPaused'>) => (
  <FooterLinks title={copy.social} links={statements.socials} external itemProp="sameAs" />
);

interface FooterEndProps {
  readonly copy: FooterCopy;
  readonly statements: Statements;
  /** As JSON: they lead guests to the login form. */
  readonly limits: string;
  readonly siteName: string;
  readonly homeLink: string;
  readonly icon: string | null;
  readonly year: number;
}

export function FooterEnd({ copy, statements, limits, siteName, homeLink, icon, year }: FooterEndProps) {
  return (
    <>
      <LogoSlider title={copy.payments} logos={statements.payments} look="payments" copy={copy} />
      <LogoSlider title={copy.providers} logos={statements.providers} look="providers" copy={copy} />
      <p className={styles.notice}>
        {statements.ageSign && <span className={styles.age}>{statements.ageSign}</span>}
        <a href="/safer-play">{copy.ageNotice}</a>
        {(JSON.parse(limits) as { label: string; href: string }[]).map(({ label, ...link }) => (
          <a key={label} {...link}>
            {label}
          </a>
        ))}
      </p>
      <Licence licence={statements.licence} copy={copy} />
      <p>{copy.termsNotice}</p>
      <p className={styles.end}>
        <a href="/" aria-label={homeLink}>
          <BrandIcon icon={icon} />
        </a>
        © {year} {siteName}
      </p>
    </>
  );
}

function Licence({ licence: { text, logo, href }, copy }: { licence: Statements['licence']; copy: FooterCopy }) {
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
