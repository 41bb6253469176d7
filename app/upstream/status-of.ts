import type { Outcome } from './outcome';

type Kind = Outcome<never>['kind'];

const STATUS: Record<Kind, number> = {
  success: 200,
  refused: 409,
  unauthorised: 401,
  unavailable: 503,
  faulty: 502,
  'not-offered': 501,
};

/** The site's own limit refused the call. */
export const TOO_MANY = 429;

/** @param exceptions statuses for the kinds that a page or a form answers in another way */
export const statusOf = (
  { kind, retryAfterSeconds }: { readonly kind: Kind; readonly retryAfterSeconds?: number },
  exceptions?: Partial<Record<Kind, number>>,
): number => (retryAfterSeconds === undefined ? (exceptions?.[kind] ?? STATUS[kind]) : TOO_MANY);
