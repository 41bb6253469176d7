import type { SerializeFrom } from '@remix-run/node';
import type { loadSlot } from './lobby.server';

/** The data of every lobby's page. */
export type LobbyData = SerializeFrom<typeof loadSlot>;
