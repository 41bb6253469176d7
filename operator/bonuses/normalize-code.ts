import { foldText } from '~/lib/fold-text';

/** A promo code as it is compared: without case, accents, spaces and hyphens. */
export const normalizeCode = (typed: string) => foldText(typed).replace(/[\s\p{Pd}]/gu, '');
