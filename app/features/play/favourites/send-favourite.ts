import type { RaisedToast } from '~/browser/show-toast';

export interface FavouriteAnswer {
  readonly isDone: boolean;
  readonly toast: RaisedToast;
}

/**
 * @returns `elsewhere` for a redirect, such as to the login form
 * @throws when the request fails or the response is not JSON
 */
export async function sendFavourite(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  isWanted: boolean,
): Promise<FavouriteAnswer | 'elsewhere'> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  body.set(isWanted ? 'add' : 'remove', button.value);
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    redirect: 'manual',
  });
  if (answer.type === 'opaqueredirect') return 'elsewhere';
  return (await answer.json()) as FavouriteAnswer;
}
