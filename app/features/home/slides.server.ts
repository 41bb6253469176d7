import { safeAddress } from '~/lib/safe-url';
import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';

export interface Slide {
  readonly href: string | null;
  readonly opensNewTab: boolean;
  /** Default, from 992 px and from 1200 px (spec section 3). */
  readonly images: { readonly small: string; readonly medium: string; readonly large: string };
}

/** A slide without a picture that may be shown is none. Missing wider pictures fall back to the next smaller one. */
export function toSlide({ url, target, images }: CallData<typeof cms.sliderlist>[number]): Slide[] {
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
