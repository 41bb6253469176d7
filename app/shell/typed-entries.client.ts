type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  readonly value: string;
  readonly checked: boolean | undefined;
}

/** By the keys of the history's entries and the ids of their fields. In memory alone: it goes with the document. */
const entries = new Map<string, Map<string, Typed>>();

const SECRET = /^(?:one-time-code|cc-)/;

const isField = (element: Element): element is Field => /^(?:input|textarea|select)$/.test(element.localName);

export function noteTyped(key: string, field: EventTarget | null): void {
  if (!(field instanceof Element) || !isField(field) || !field.id || !field.closest('main form')) return;
  if (field.type === 'password' || SECRET.test(field.autocomplete) || isFilter(field)) return;
  const typed = entries.get(key) ?? new Map<string, Typed>();
  entries.set(key, typed.set(field.id, { value: field.value, checked: isChecked(field) }));
}

/** Going back changes filters: their forms are never filled in. */
const isFilter = ({ form }: Field) => form?.autocomplete === 'off';

const isChecked = (field: Field) => ('checked' in field ? field.checked : undefined);

export const forgetTyped = (): void => entries.clear();

/** Puts back what was typed in the fields of an entry, with the events of typing. */
export function putBack(key: string): void {
  for (const [id, { value, checked }] of entries.get(key) ?? []) {
    const field = document.getElementById(id);
    if (!field || !isField(field)) continue;
    if (isChecked(field) !== checked) field.click();
    if (field.value === value) continue;
    // React does not see a value that is set on the field itself.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
