import { json, type AppLoadContext } from '@remix-run/node';
import type { FailureData } from '~/upstream/outcome';

/**
 * Reads what a form's page shows. When that fails and the form's texts have been kept, the error page says so.
 *
 * @throws the error page of a failed call
 */
export async function readKeepingTyped<Data>(
  { page, player }: AppLoadContext,
  read: () => Promise<Data>,
): Promise<Data> {
  try {
    return await read();
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status < 500 || !(await player.typed.isKept())) throw answer;
    const { kind } = (await answer.json()) as FailureData;
    const message = page.translation.t('tickets-server', 'typedKept');
    throw json({ kind, message } satisfies FailureData, { status: answer.status, headers: answer.headers });
  }
}
