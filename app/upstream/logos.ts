import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';

export interface Logo {
  readonly name: string;
  /** A safe address. */
  readonly image: string;
  /** What the operator says of a provider; null where it says nothing. */
  readonly text: string | null;
}

const MAX_LOGOS = 60;
const MAX_TEXT_LENGTH = 1_000;

const logoList = z.array(
  z.object({ name: z.string().max(200), image: z.string().max(2_048), text: z.string().nullish().catch(null) }),
);

/** The options are lists as JSON text. Unreadable lists and logos without a picture are left out. */
export function logosIn(option: string | undefined): readonly Logo[] {
  const parsed = logoList.safeParse(parseJson(option ?? ''));
  if (!parsed.success) return [];
  return parsed.data.slice(0, MAX_LOGOS).flatMap(({ name, image, text }) => {
    const address = safeAddress(image);
    return address === null ? [] : { name, image: address, text: shorten(text?.trim() ?? '', MAX_TEXT_LENGTH) || null };
  });
}
