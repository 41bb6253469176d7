/** Response headers by which Remix's server and its scripts in the browser talk about navigation and errors. */

export const REMIX_RESPONSE = 'x-remix-response';

/** On a data response: the version of the browser's manifest that the answering build has. */
export const SITE_BUILD = 'x-site-build';

export const REMIX_REDIRECT = 'x-remix-redirect';

export const REMIX_STATUS = 'x-remix-status';

/** On a data response: the browser reads the data of all routes again, because cookies have changed. */
export const REMIX_REVALIDATE = 'x-remix-revalidate';

/** On a redirect, even one as data: the browser loads the address as a document. */
export const REMIX_RELOAD = 'x-remix-reload-document';

/** On a data response: the loader threw a response, for the error boundary. */
export const REMIX_CATCH = 'x-remix-catch';

/** On a redirect: the page it leads to takes the place of the present one in the browser's history. */
export const REPLACE_ENTRY = { 'x-remix-replace': 'true' };
