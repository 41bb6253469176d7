import { useForm, type FormMetadata, type Submission } from '@conform-to/react';
import { useRef } from 'react';
import { findFormErrors, type FieldMessages } from './find-form-errors';
import type { FormSlot } from './form-slot';
import { openStep } from './open-step';
import { useFailedForm } from './use-failed-form';

/** What a loader sends about a form: shared texts, and the rules as HTML constraints with their messages. */
export interface FormDescription {
  readonly texts: {
    readonly summary: string;
    readonly manyErrors_other: string;
    readonly offline: string;
    readonly showPassword: string;
    readonly hidePassword: string;
  };
  /** By the names of the form's own fields, in page order. */
  readonly labels: Readonly<Record<string, string>>;
  readonly constraint: Record<string, object>;
  readonly messages: Readonly<Record<string, FieldMessages>>;
  /** Values kept when the session ended; they replace the default values. */
  readonly typed?: Record<string, string> | undefined;
}

export interface BoundForm<Fields extends Record<string, unknown>> {
  readonly slot: FormSlot;
  readonly form: FormMetadata<Fields, string[]>;
  readonly description: FormDescription;
}

/**
 * Binds a form to its slot with conform: HTML constraints, and messages and values of the last response. Forms are rendered
 * with `novalidate`: the browser's own messages are in the language of the browser. With JavaScript the constraints are
 * checked before the form is sent, with the site's messages, and an error goes as soon as its value is right. The server
 * checks every form.
 *
 * @param defaultValue initial values of the fields
 * @param findMore errors of rules that are not HTML constraints, by control name
 * @returns the properties of its `SiteForm`, its fields, and what else conform knows of it
 */
export function useSiteForm<Fields extends Record<string, unknown>>(
  slot: FormSlot,
  description: FormDescription,
  defaultValue?: Parameters<typeof useForm<Fields>>[0]['defaultValue'],
  findMore?: (form: HTMLFormElement) => FoundErrors,
): [BoundForm<Fields>, ReturnType<FormMetadata<Fields, string[]>['getFieldset']>, FormMetadata<Fields, string[]>] {
  const { constraint, messages, typed } = description;
  // What the browser refused last, in place of the server.
  const own = useRef<FoundErrors>({});
  const [form, fields] = useForm<Fields>({
    id: slot.id,
    constraint,
    lastResult: slot.result,
    shouldRevalidate: 'onInput',
    onValidate: ({ form: element, submitter }): Submission<Fields, string[]> => {
      const find = (): FoundErrors => ({ ...findMore?.(element), ...findFormErrors(element, messages) });
      const field = typedFieldOf(submitter);
      if (field !== null)
        return showAgain(keepErrors(form.allErrors, find(), (name) => name === field || name in own.current));
      // Such a button does not send the fields: it goes a step back, or adds a row.
      if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return showAgain(null);
      const names = Object.keys(messages);
      const step = document.getElementById(submitter?.dataset['checks'] ?? '');
      if (step instanceof HTMLFieldSetElement) {
        const isIn = (name: string) => step.elements.namedItem(name) !== null;
        own.current = pick(find(), isIn);
        return checkStep(
          step,
          own.current,
          pick(form.allErrors, (name) => name !== '' && !isIn(name)),
          names,
        );
      }
      own.current = find();
      openStep(firstIn(element, own.current));
      return checkForm(own.current, names);
    },
    ...((defaultValue ?? typed) && {
      defaultValue: { ...(defaultValue as object), ...typed } as NonNullable<typeof defaultValue>,
    }),
  });
  // Runs after conform's own effect, which focuses the first field.
  useFailedForm(slot.id, slot.result);
  return [{ slot, form, description }, fields, form];
}

type FoundErrors = Readonly<Record<string, string[]>>;

/** Marks the button with which conform asks for the errors of a field that is typed in. */
const INTENT = '__intent__';

function typedFieldOf(submitter: HTMLElement | null): string | null {
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== INTENT) return null;
  return (JSON.parse(submitter.value) as { payload: { name: string } }).payload.name;
}

/** Typing only takes errors away: a new one waits for the button. The server's answer about another field stays. */
function keepErrors(
  shown: Readonly<Record<string, string[]>>,
  found: FoundErrors,
  isChecked: (name: string) => boolean,
): FoundErrors {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, messages]) => {
      const left = found[name] ?? (isChecked(name) ? null : messages);
      return left === null ? [] : [[name, left]];
    }),
  );
}

const pick = (errors: FoundErrors, isKept: (name: string) => boolean): FoundErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)));

const firstIn = (box: HTMLFormElement | HTMLFieldSetElement, errors: FoundErrors): HTMLElement | undefined =>
  [...(box.elements as HTMLCollectionOf<HTMLInputElement>)].find(({ name }) => name in errors);

/** The form is not sent: the first wrong field of the step gets the focus, or the next step opens. */
function checkStep<Fields>(
  step: HTMLFieldSetElement,
  found: FoundErrors,
  elsewhere: FoundErrors,
  fields: string[],
): Submission<Fields, string[]> {
  const first = firstIn(step, found);
  if (first) first.focus();
  else openStep(step.nextElementSibling);
  const error = { ...elsewhere, ...found };
  return { ...showAgain<Fields>(error), reply: () => ({ error, fields }) };
}

/** The form is not sent, and nothing gets the focus. @param error null for the errors as they are */
function showAgain<Fields>(error: FoundErrors | null): Submission<Fields, string[]> {
  const reply = error === null ? {} : { error: { ...error } };
  return { status: undefined, payload: {}, error: error && { ...error }, reply: () => reply };
}

/**
 * A form without errors is sent, and errors of the last try disappear. Without the typed values: conform would write them
 * into the page, passwords too.
 *
 * @param fields are checked again while they are typed in
 */
function checkForm<Fields>(error: FoundErrors, fields: string[]): Submission<Fields, string[]> {
  return Object.keys(error).length === 0
    ? { status: 'success', payload: {}, value: {} as Fields, reply: () => ({}) }
    : {
        status: 'error',
        payload: {},
        error: { ...error },
        reply: () => ({ status: 'error', error: { ...error }, fields }),
      };
}
