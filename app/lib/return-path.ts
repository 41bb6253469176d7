const FORMS_OF_GUESTS = /^\/(?:login|register|recover)(?:$|[/?])/;

/** Where somebody comes back to who logs in or registers from this address: the place that a guest's form was opened for. */
export function returnPath(here: string): string {
  if (!FORMS_OF_GUESTS.test(here)) return here;
  return new URLSearchParams(here.split('?')[1]).get('redirectTo') ?? '/';
}
