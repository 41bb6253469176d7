import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeAddress } from '~/lib/safe-url';
import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';

type SliderList = CallData<typeof cms.sliderlist>;

export interface Slide {
  readonly href: string | null;
  readonly opensNewTab: boolean;
  /** Default, from 992 px and from 1200 px (spec section 3). */
  readonly images: { readonly small: string; readonly medium: string; readonly large: string };
}

/** A slide without a picture that may be shown is none. Missing wider pictures fall back to the next smaller one. */
function toSlide({ url, target, images }: SliderList[number]): Slide[] {
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

export const slidesIn = memoizeByIdentity((list: SliderList) => list.flatMap(toSlide));
