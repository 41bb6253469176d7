import type { TextKey, Translation } from '~/i18n/translator.server';
import { mayHaveActed, type Failure, type FailureKind } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';

/** The operator's own message where there is one. @param unknown for a call that may have had its effect */
export function explainFailure(
  failure: Failure,
  { t }: Pick<Translation, 't'>,
  unknown?: string,
): { status: number; message: string } {
  const operatorMessage = failure.kind === 'refused' ? failure.message : mayHaveActed(failure) ? unknown : null;
  return {
    status: statusOf(failure, FORM_STATUS),
    message: operatorMessage || t('forms-server', MESSAGE[failure.kind]),
  };
}

/** A form that is refused comes back to be corrected, with the operator's message. */
const FORM_STATUS = { refused: 400, unauthorised: 400 };

const MESSAGE: Record<FailureKind, TextKey<'forms-server'>> = {
  refused: 'refused',
  unauthorised: 'refused',
  unavailable: 'unavailable',
  faulty: 'faulty',
  'not-offered': 'notOffered',
};
