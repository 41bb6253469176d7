export interface FieldMessages {
  readonly missing?: string;
  readonly short?: string;
  /** For a value that does not match the field's pattern or type, or is half typed. */
  readonly wrong?: string;
  /** The field whose value this one repeats, and the message for another value. */
  readonly repeats?: { readonly name: string; readonly message: string };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The server's own messages, at each wrong control. @param messages by field name; `contacts[].contact` for each row */
export function findFormErrors(
  form: HTMLFormElement,
  messages: Readonly<Record<string, FieldMessages>>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const fieldMessages = messages[control.name.replace(/\[\d+\]/g, '[]')];
    const found = fieldMessages && control.willValidate ? findErrors(control, fieldMessages) : [];
    if (found.length > 0) errors[control.name] = found;
  }
  return errors;
}

function findErrors(control: Control, { missing, short, wrong, repeats }: FieldMessages): string[] {
  const text = readText(control);
  // Half a date or number: its value is empty.
  if (control.validity.badInput && wrong !== undefined) return [wrong];
  const { patternMismatch, typeMismatch, valueMissing } = control.validity;
  // A box that is not ticked has a value, too.
  if (text === '' || valueMissing) return control.required && missing !== undefined ? [missing] : [];
  // The last is the most exact, as on the server.
  return [
    // Not `tooShort`, which is false for values that a script or the browser filled in.
    'minLength' in control && text.length < control.minLength && short,
    (patternMismatch || typeMismatch) && wrong,
    repeats && differs(control, repeats.name) && repeats.message,
  ]
    .filter((message) => typeof message === 'string')
    .slice(-1);
}

/** The value as the server reads it: spaces around it count in passwords only. */
const readText = ({ value, autocomplete }: Control) => (autocomplete.endsWith('password') ? value : value.trim());

function differs({ form, value }: Control, name: string): boolean {
  const original = form?.elements.namedItem(name);
  return original instanceof HTMLInputElement && original.value !== '' && original.value !== value;
}
