import { StateUnavailableError } from './shared-state';

/** What the shared state answers; undefined while it is unavailable, or where a single instance has none. */
export async function orWithout<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StateUnavailableError) return undefined;
    throw error;
  }
}
