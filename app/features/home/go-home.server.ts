import { redirect } from '@remix-run/node';

/** For the addresses of actions, typed into the address bar: there is nothing to see, and a GET changes nothing. */
export const goHome = () => redirect('/');
