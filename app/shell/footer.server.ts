import type { AppLoadContext } from '@remix-run/node';
import { LIMITS_PATH } from '~/features/protection/player-limits/limit-names';
import type { Translation } from '~/i18n/translator.server';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import { guardedLink } from '~/session/login-link';
import { PAUSE_PATH } from '~/session/pause-path';
import { pausedUntil } from '~/session/paused-play.server';
import { createSharedRegion } from '~/ui/region.server';
import { offersPauses } from '~/upstream/pauses.server';
import { contactLinks, socialLinks } from '~/upstream/contact-links';
import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';
import { logosIn } from '~/upstream/logos';
import { findPagePath } from '~/upstream/page-path';
import { siteOptions, type Bootstrap, type SiteOptions } from '~/upstream/site-options';
import type { FooterLink } from './footer-links';
import { FooterEnd, FooterGroups, FooterSocials, type Statements } from './footer-parts';

type Categories = CallData<typeof cms.categorylist>;

interface FooterFacts {
  readonly bootstrap: Bootstrap | null;
  readonly categories: Categories | null;
  readonly siteName: string;
  readonly homeLink: string;
  /** The operator's own; null for the site's mark. */
  readonly icon: string | null;
}

/** Licence, age sign, contacts and logos are statements of the operator: what it does not state is absent. */
export function footerOf(
  context: Pick<AppLoadContext, 'page' | 'player'>,
  { bootstrap, categories, ...brand }: FooterFacts,
) {
  const { translation } = context.page;
  const copy = translation.copy('footer');
  const statements = statementsIn(siteOptions(bootstrap));
  const isLoggedIn = context.player.session.player !== null;
  const isPaused = pausedUntil(context.player.session.player) !== null;
  const limits = JSON.stringify(offersPauses(bootstrap) ? limitLinks(translation, isLoggedIn) : []);
  return {
    view: copy.view,
    groups: groups(context, { copy, statements, isPaused, pages: categories === null ? NONE : pagesIn(categories) }),
    socials: socials(context, { copy, statements }),
    end: end(context, { copy, statements, limits, ...brand, year: new Date().getFullYear() }),
  };
}

const groups = createSharedRegion(FooterGroups);
const socials = createSharedRegion(FooterSocials);
const end = createSharedRegion(FooterEnd);

const NONE: readonly FooterLink[] = [];

/** Limits and pauses, one step from every page with a footer. */
const limitLinks = ({ t }: Pick<Translation, 't'>, isLoggedIn: boolean) => [
  { label: t('player-limits', 'title'), ...guardedLink(LIMITS_PATH, isLoggedIn) },
  { label: t('player-pause', 'title'), ...guardedLink(PAUSE_PATH, isLoggedIn) },
];

const statementsIn = memoizeByIdentity((options: SiteOptions): Statements => ({
  socials: socialLinks(options),
  contacts: contactLinks(options),
  payments: picturesIn(options.get('paymentLogos')),
  providers: picturesIn(options.get('providerLogos')),
  licence: {
    text: shortened(options.get('licenceText'), MAX_TEXT_LENGTH),
    logo: safeAddress(options.get('licenceLogo')),
    href: safeAddress(options.get('licenceUrl')),
  },
  ageSign: shortened(options.get('ageSign'), MAX_SIGN_LENGTH),
}));

const MAX_TEXT_LENGTH = 4_000;
const MAX_SIGN_LENGTH = 4;

/** The operator's pages of all categories (Footer, Story, Terms of use, Terms of service), without duplicates. */
const pagesIn = memoizeByIdentity((categories: Categories): FooterLink[] => {
  const pages = categories.flatMap(({ content }) => content);
  const byId = new Map(pages.map(({ id, title }) => [String(id), title.trim()]));
  return [...byId].flatMap(([id, label]) => {
    const href = findPagePath(id);
    return label && href !== null ? { label, href } : [];
  });
});

/** Without the text about a provider, which has a page of its own. */
const picturesIn = (option: string | undefined) => logosIn(option).map(({ name, image }) => ({ name, image }));

const shortened = (text: string | undefined, length: number) => (text === undefined ? null : shorten(text, length));
