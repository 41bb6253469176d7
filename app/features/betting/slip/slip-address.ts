import { SLIP_PATH } from '~/features/betting/addresses/book-address';

/** The fields of a bet that a player fills in. */
export const BET_FIELDS = ['kind', 'stake', 'accept', 'wallet'];

const MOST_CHARACTERS = 100;

/** What the fields of a bet have. Undefined where none of them is there. */
export function typedIn(values: Pick<FormData | URLSearchParams, 'get'>): Record<string, string> | undefined {
  const typed = BET_FIELDS.flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' && value.length <= MOST_CHARACTERS ? [[name, value] as const] : [];
  });
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
}

/** The address of the slip whose form has what was typed. */
export function slipWith(form: FormData): string {
  const typed = typedIn(form);
  return typed ? `${SLIP_PATH}?${new URLSearchParams(typed).toString()}` : SLIP_PATH;
}
