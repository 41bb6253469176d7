import type { AppLoadContext } from '@remix-run/node';
import { readOrExplain } from '~/upstream/failure-page.server';

/**
 * Reads what a form's page shows. When that fails and the form's texts have been kept, the error page says so.
 *
 * @throws the error page of a failed call
 */
export const readKeepingTyped = <Data>({ page, player }: AppLoadContext, read: () => Promise<Data>): Promise<Data> =>
  readOrExplain(read, async () =>
    (await player.draft.isKept()) ? page.translation.t('tickets-server', 'typedKept') : null,
  );
