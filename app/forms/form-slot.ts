import type { SubmissionResult } from '@conform-to/react';
import { Form, useActionData, useFetcher, useNavigation, type FormProps } from '@remix-run/react';
import { useState, type ComponentType, type RefAttributes } from 'react';
import { pathOf } from '~/lib/path-of';
import type { FormChallenge } from './challenge-fields';
import { LEFT, OFFLINE, type KeepsPage, type STEPPED } from './send-form';
import { useSurface } from './surface';

/**
 * The default action result: conform's, with the challenge of a sender who tries too often, the field that the operator refused,
 * or that it has another form now. Other forms define their own.
 */
type Reply = SubmissionResult<string[]> & {
  readonly challenge?: FormChallenge;
  readonly refused?: string;
  readonly isOutdated?: true;
};

/** Where a form gets its result and its form element from: its own page, or a dialog or a column of another page. */
export interface FormSlot<Result extends object = Reply> {
  /** Form id. It differs between the surfaces, because several can be in the DOM. */
  readonly id: string;
  /** Result of the last submission; undefined before the first, and while the next step opens. */
  readonly result: Result | undefined;
  /** Whether the last submission failed for lack of a connection. */
  readonly isOffline: boolean;
  readonly isPending: boolean;
  /** Remix's `Form` on the page, a fetcher's elsewhere. */
  readonly Element: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
}

type Answer<Result> = Result | KeepsPage | typeof STEPPED | undefined;

/** In a dialog or a column the form is sent with a fetcher, and its page stays. @param path of the page's action */
export function useFormSlot<Result extends object = Reply>(id: string, path: string): FormSlot<Result> {
  const answer = useActionData<Answer<Result>>() as Answer<Result>;
  const { formAction } = useNavigation();
  const fetcher = useFetcher<Answer<Result>>();
  const { kind } = useSurface();
  return kind === 'page'
    ? slot(id, answer, formAction !== undefined && pathOf(formAction) === pathOf(path), Form)
    : slot(`${id}-${kind}`, fetcher.data as Answer<Result>, fetcher.state !== 'idle', fetcher.Form);
}

function slot<Result extends object>(
  id: string,
  answer: Answer<Result>,
  isPending: boolean,
  Element: FormSlot['Element'],
): FormSlot<Result> {
  const isOffline = answer === OFFLINE;
  return {
    id,
    result: typeof answer === 'object' && !isOffline && answer !== LEFT ? (answer as Result) : undefined,
    isOffline,
    isPending,
    Element,
  };
}

/**
 * The form is empty again after each success, because its id has the number of texts. While an answer is shown the id stays:
 * a text that arrives meanwhile must not clear the form.
 */
export function useCountedSlot(name: string, count: number, path: string): FormSlot {
  const [shown, setShown] = useState(count);
  const slot = useFormSlot(`${name}-${shown}`, path);
  if (slot.result === undefined && shown !== count) setShown(count);
  return slot;
}
