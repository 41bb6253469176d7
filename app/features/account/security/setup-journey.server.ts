import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Journey } from '~/session/journeys.server';

/** A set-up of an authenticator app that no code has confirmed. The secret is sealed, and shown on one page only. */
interface Setup {
  readonly secret: string;
  readonly otpauthUri: string;
}

const journey: Journey<Setup> = {
  name: 'factor-setup',
  seconds: 10 * 60,
  state: z.object({ secret: z.string(), otpauthUri: z.string() }),
};

type Context = Pick<AppLoadContext, 'player'>;

const ownerOf = ({ player }: Context) => player.session.player?.id ?? '';

export const findSetup = (context: Context): Promise<Setup | null> =>
  context.player.journeys.find(journey, ownerOf(context));

export const keepSetup = (context: Context, { secret, otpauthUri }: Setup): Promise<void> =>
  context.player.journeys.keep(journey, ownerOf(context), { secret, otpauthUri });

export const endSetup = ({ player }: Context): void => player.journeys.end(journey);
