/** The `redirectTo` of an address: where a guest's form leads when it succeeds. */
export const redirectToOf = (address: string): string =>
  new URLSearchParams(address.split('?')[1]).get('redirectTo') ?? '/';
