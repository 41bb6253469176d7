import type { Factor } from '~/upstream/contract/auth';

/** The address of the second step of a login, which leads back to a page. */
export const secondStepPath = (redirectTo: string, factor?: Factor): string =>
  `/login/verify?${new URLSearchParams({ ...(factor && { factor }), redirectTo }).toString()}`;
