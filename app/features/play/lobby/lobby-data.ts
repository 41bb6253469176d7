import type { SerializeFrom } from '@remix-run/node';
import type { loadSlot } from './lobby.server';

export type LobbyData = SerializeFrom<typeof loadSlot>;
