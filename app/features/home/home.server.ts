import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { safeAddress } from '~/lib/safe-url';
import type { CallData } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';

const HOME_SLIDER = 'home';

export async function loadHome({ context }: LoaderFunctionArgs) {
  const [slides, bootstrap] = await Promise.all([
    context.content.find(cms.sliderlist, { slug: HOME_SLIDER }),
    context.content.find(cms.grouped, {}),
  ]);
  return json({
    copy: context.translation.copy('home'),
    username: context.session.player?.username ?? null,
    slides: (slides ?? []).flatMap(toSlide),
    domain: bootstrap?.domainStatus ?? null,
  });
}

export interface Slide {
  readonly href: string | null;
  readonly opensNewTab: boolean;
  /** Default, from 992 px and from 1200 px (spec section 3). */
  readonly images: { readonly small: string; readonly medium: string; readonly large: string };
}

/** A slide without a picture that may be shown is none. Missing wider pictures fall back to the next smaller one. */
function toSlide({ url, target, images }: CallData<typeof cms.sliderlist>[number]): Slide[] {
  const [small, medium, large] = images.map((image) => safeAddress(image.url));
  if (!small) return [];
  return [
    {
      href: safeAddress(url),
      opensNewTab: target === '_blank',
      images: { small, medium: medium ?? small, large: large ?? medium ?? small },
    },
  ];
}
