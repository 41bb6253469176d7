import type { SubmissionResult } from '@conform-to/react';
import { Form, useActionData, useFetcher, useNavigation, type FormProps } from '@remix-run/react';
import type { ComponentType, RefAttributes } from 'react';
import { OFFLINE, type STEPPED } from './send-form';

/** Where a form stands: on the page of its own, or in the dialog over another page. */
export interface FormSlot {
  /** Names the form's elements: the page's form and the dialog's may both be there. */
  readonly id: string;
  /** What the action said of the last submission; undefined before the first, and while the next step opens. */
  readonly result: SubmissionResult<string[]> | undefined;
  /** The last submission never reached the server. */
  readonly isOffline: boolean;
  readonly isPending: boolean;
  /** Remix's form on the page, a fetcher's in the dialog. */
  readonly Element: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
}

type Answer = SubmissionResult<string[]> | typeof OFFLINE | typeof STEPPED | undefined;

/** @param path of the page's own action */
export function usePageSlot(id: string, path: string): FormSlot {
  const answer = useActionData<Answer>();
  const { formAction } = useNavigation();
  return slot(id, answer, formAction?.split('?')[0] === path, Form);
}

export function useDialogSlot(id: string): FormSlot {
  const fetcher = useFetcher<Answer>();
  return slot(`${id}-dialog`, fetcher.data, fetcher.state !== 'idle', fetcher.Form);
}

function slot(id: string, answer: Answer, isPending: boolean, Element: FormSlot['Element']): FormSlot {
  return {
    id,
    result: typeof answer === 'object' ? answer : undefined,
    isOffline: answer === OFFLINE,
    isPending,
    Element,
  };
}
