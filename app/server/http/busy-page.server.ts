import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { plainPage, type PlainLook } from './plain-page.server';

/** The page of a 503 under overload. Rendered once for each look. */
export const busyPage = memoizeByIdentity((look: PlainLook) =>
  Buffer.from(plainPage({ title: 'busyTitle', text: 'busyText', retry: 'retry', footer: '503' }, look)),
);
