import type { Page, WebSocket } from '@playwright/test';

/**
 * The page's next live connection, once the hub has answered on it. Ask before the page that opens it loads. It listens
 * from the moment that the connection exists: an answer may come before the test next waits for anything.
 */
export const liveConnection = (page: Page): Promise<WebSocket> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes('/hubs/notify')) socket.once('framereceived', () => resolve(socket));
    });
  });
