import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataResponse } from '~/lib/buffered-response.server';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import { cms } from '~/upstream/contract/cms';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { findGameRows } from './game-rows.server';
import { quickLinks } from './quick-links.server';
import { slidesIn } from './slides.server';
import { findTopWinners } from './winners.server';

const HOME_SLIDER = 'home';

/** Loader of the home page. Each part is the operator's and can fail without the others. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const {
    content,
    page: { translation },
    player: { session },
  } = context;
  const bootstrap = await content.find(cms.grouped, {});
  const [slides, rows, winners] = await Promise.all([
    content.find(cms.sliderlist, { slug: HOME_SLIDER }),
    findGameRows(context, bootstrap),
    findTopWinners(context),
  ]);
  return dataResponse({
    copy: translation.copy('home'),
    links: quickLinks(translation.copy('menus'), siteOptions(bootstrap).get('menuVariant')),
    username: session.player?.username ?? null,
    /** Null while the operator's slides cannot be read. */
    slides: slides && slidesIn(slides),
    rows,
    winners,
    video: context.page.lite ? null : videoOf(bootstrap),
  });
}

export interface Video {
  readonly url: string;
  readonly title: string;
}

/** The video banner; null without a safe address in the operator's options. */
function videoOf(bootstrap: Bootstrap | null): Video | null {
  const options = siteOptions(bootstrap);
  const url = safeAddress(options.get('videoBannerUrl'));
  return url === null ? null : { url, title: shorten(options.get('videoBannerTitle') ?? '', 200) };
}
