import type { Socket } from 'node:net';

/** Resolves when the connection is closed, even by a reset, for which `once` of node:events would throw. */
export const closeOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('close', () => resolve()));
