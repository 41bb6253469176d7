import type { SerializeFrom } from '@remix-run/node';
import type { loadCallRequest } from './call-request.server';

export type CallRequestData = SerializeFrom<typeof loadCallRequest>;
