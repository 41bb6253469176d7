import type { Response } from 'express';
import type { Services } from '../../services';
import { html } from '../markup';
import { sendBook } from './layout';
import { lobbyPage } from './lobby-page';
import { say } from './texts';
import type { Visit } from './visit';

/** Sends the 404 page for a missing match or bet, with the list of matches below the message. */
export function sendLost(response: Response, services: Services, visit: Visit): void {
  const lobby = { view: 'prematch', sport: '', seed: services.store.wagers.seed, now: Date.now() } as const;
  const title = say(visit.locale, 'notFound');
  sendBook(response, services, visit, {
    title,
    here: 'prematch',
    main: html`<p class="alert" role="alert">${title}</p>
      ${lobbyPage(lobby, visit)}`,
    status: 404,
  });
}
