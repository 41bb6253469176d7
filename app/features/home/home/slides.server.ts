import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeAddress } from '~/lib/safe-url';
import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';

type SliderList = CallData<typeof cms.sliderlist>;

export type Slide = ReturnType<typeof toSlide>[number];

/** Converts a slide; none without a safe image address. Missing wide images fall back to the next narrower one. */
function toSlide({ url, target, images }: SliderList[number]) {
  const [small, medium, large] = images.map((image) => safeAddress(image.url));
  if (!small) return [];
  return [
    {
      href: safeAddress(url),
      opensNewTab: target === '_blank',
      /** Image addresses: default, from 992 px and from 1200 px. */
      images: { small, medium: medium ?? small, large: large ?? medium ?? small },
    },
  ];
}

export const slidesIn = memoizeByIdentity((list: SliderList) => list.flatMap(toSlide));
