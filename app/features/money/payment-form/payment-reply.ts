import type { KeepsPage } from '~/forms/send-form';
import type { FieldError } from './validate-payment';

/** The action's data for a form that comes back: messages, the typed values, and the intent for the next try. */
export interface PaymentReply extends Partial<KeepsPage> {
  readonly intent: string;
  readonly messages: readonly string[];
  /** A link to what the player should read before the next try. */
  readonly see: LinkTo | null;
  readonly errors: readonly FieldError[];
  /** What is to be checked before the form is sent; null for a form with errors. */
  readonly review: ReviewToConfirm | null;
  /** By the operator's keys. Without secrets. Null where the form's fields are not known: those on the page stay as they are. */
  readonly values: readonly (readonly [key: string, value: string])[] | null;
  /** A typed value is not sent back. */
  readonly hidSecrets: boolean;
}

interface LinkTo {
  readonly href: string;
  readonly label: string;
}

export interface ReviewToConfirm {
  readonly title: string;
  readonly intro: string;
  /** The equal payment of a moment ago, which this one would repeat; null for none. */
  readonly repeats: { readonly message: string; readonly see: LinkTo } | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly submit: string;
  /** The form's contents, sealed. */
  readonly order: string;
  /** Null while the operator asks for no code. */
  readonly code: CodeRequest | null;
}

export interface CodeRequest {
  readonly label: string;
  readonly hint: string;
  /** What is wrong with the last code; null for the first request. */
  readonly error: string | null;
}
