const FORMS_OF_GUESTS = /^\/(?:login|register|recover)(?:$|[/?])/;

/** The path to return to after a login or registration that starts at this URL. On a guest's form it is that form's own `redirectTo`. */
export function returnPath(here: string): string {
  if (!FORMS_OF_GUESTS.test(here)) return here;
  return new URLSearchParams(here.split('?')[1]).get('redirectTo') ?? '/';
}
