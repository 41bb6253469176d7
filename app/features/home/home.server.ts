import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageData } from '~/lib/buffered-response.server';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import { cms } from '~/upstream/contract/cms';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { findGameRows } from './game-rows.server';
import { slidesIn } from './slides.server';
import { findTopWinners } from './winners.server';

const HOME_SLIDER = 'home';

/** Everything on the home page is the operator's, and each part can be missing without the others. */
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
  return pageData({
    copy: translation.copy('home'),
    menus: translation.copy('menus'),
    username: session.player?.username ?? null,
    /** Null while the operator cannot tell. */
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

/** Shown only when there is an address (spec 2.12). */
function videoOf(bootstrap: Bootstrap | null): Video | null {
  const options = siteOptions(bootstrap);
  const url = safeAddress(options.get('videoBannerUrl'));
  return url === null ? null : { url, title: shorten(options.get('videoBannerTitle') ?? '', 200) };
}
