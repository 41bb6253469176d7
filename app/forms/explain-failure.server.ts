import type { Translation } from '~/i18n/translator.server';
import type { Copy } from '~/i18n/messages';
import type { Failure, FailureKind } from '~/upstream/outcome';

/** HTTP status and message for a failed call. The operator's own message of a refusal comes first. */
export function explainFailure(failure: Failure, { t }: Pick<Translation, 't'>): { status: number; message: string } {
  const own = failure.kind === 'refused' ? failure.message : null;
  return { status: STATUS[failure.kind], message: own || t('forms-server', MESSAGE[failure.kind]) };
}

const STATUS: Record<FailureKind, number> = {
  refused: 400,
  unauthorised: 400,
  unavailable: 503,
  faulty: 502,
  'not-offered': 501,
};

const MESSAGE: Record<FailureKind, keyof Copy<'forms-server'>> = {
  refused: 'refused',
  unauthorised: 'refused',
  unavailable: 'unavailable',
  faulty: 'faulty',
  'not-offered': 'notOffered',
};
