export type Control = Omit<HTMLInputElement, 'type'> & Omit<HTMLSelectElement, 'type'> & { readonly type: string };

const fieldsOf = (page: ParentNode) => page.querySelectorAll<Control>('form :is(input, select, textarea)');

/** The fields of forms that hold something else than the server sent. */
export const changedFields = (page: ParentNode): Control[] => [...fieldsOf(page)].filter(isChanged);

/** Whether the player has filled in a form. A search is typed again in a moment. */
export const isFilledIn = (): boolean => changedFields(document).some(({ type }) => type !== 'search');

function isChanged(field: Control): boolean {
  if (field.localName !== 'select') return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  return field.value !== (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
}
