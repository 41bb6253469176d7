import type { RaisedToast } from '~/lib/show-toast';

export interface FavouriteAnswer {
  readonly isDone: boolean;
  readonly toast: RaisedToast;
}

/**
 * Sends a star's form and reads what became of it.
 *
 * @returns `elsewhere` when the answer is another page, such as the login form
 * @throws when nothing that can be read came back
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
