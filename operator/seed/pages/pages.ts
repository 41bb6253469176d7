import { aboutUs } from './about-us';
import { bonusRules } from './bonus-rules';
import { generalTerms } from './general-terms';
import type { Page } from './page';
import { privacy } from './privacy';
import { responsiblePlay } from './responsible-play';
import { termsOfService } from './terms-of-service';
import { termsOfUse } from './terms-of-use';

/** The contract's content categories, under the contract's names, with their pages. */
export const pageCategories: readonly { name: string; pages: readonly Page[] }[] = [
  { name: 'Footer', pages: [generalTerms, privacy, responsiblePlay, bonusRules] },
  { name: 'Story', pages: [aboutUs] },
  { name: 'Terms of use', pages: [termsOfUse] },
  { name: 'Terms of service', pages: [termsOfService] },
];

export const pages: readonly Page[] = pageCategories.flatMap((category) => category.pages);
