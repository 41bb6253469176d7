import { redirect } from '@remix-run/node';

/** Loader for addresses that only have an action: redirects a GET to the home page. */
export const redirectHome = () => redirect('/');
