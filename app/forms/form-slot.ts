import type { SubmissionResult } from '@conform-to/react';
import { Form, useActionData, useFetcher, useNavigation, type FormProps } from '@remix-run/react';
import type { ComponentType, RefAttributes } from 'react';
import { OFFLINE, type STEPPED } from './send-form';

/** What a form of conform's is answered. A form that is made otherwise has an answer of its own. */
type Reply = SubmissionResult<string[]>;

/** Where a form stands: on the page of its own, or in the dialog over another page. */
export interface FormSlot<Result extends object = Reply> {
  /** Names the form's elements: the page's form and the dialog's may both be there. */
  readonly id: string;
  /** What the action said of the last submission; undefined before the first, and while the next step opens. */
  readonly result: Result | undefined;
  /** The last submission never reached the server. */
  readonly isOffline: boolean;
  readonly isPending: boolean;
  /** Remix's form on the page, a fetcher's in the dialog. */
  readonly Element: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
}

type Answer<Result> = Result | typeof OFFLINE | typeof STEPPED | undefined;

/** @param path of the page's own action */
export function usePageSlot<Result extends object = Reply>(id: string, path: string): FormSlot<Result> {
  const answer = useActionData<Answer<Result>>() as Answer<Result>;
  const { formAction } = useNavigation();
  return slot(id, answer, formAction?.split('?')[0] === path, Form);
}

export function useDialogSlot<Result extends object = Reply>(id: string): FormSlot<Result> {
  const fetcher = useFetcher<Answer<Result>>();
  return slot(`${id}-dialog`, fetcher.data as Answer<Result>, fetcher.state !== 'idle', fetcher.Form);
}

function slot<Result extends object>(
  id: string,
  answer: Answer<Result>,
  isPending: boolean,
  Element: FormSlot['Element'],
): FormSlot<Result> {
  return {
    id,
    result: typeof answer === 'object' ? answer : undefined,
    isOffline: answer === OFFLINE,
    isPending,
    Element,
  };
}
