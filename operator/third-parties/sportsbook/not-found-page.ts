import type { Response } from 'express';
import type { Services } from '../../services';
import { html } from '../markup';
import { sendBook } from './layout';
import { lobbyPage } from './lobby-page';
import { translate } from './texts';
import type { Visit } from './visit';

/** Sends the 404 page for a missing match or bet, with the list of matches below the message. */
export function sendNotFound(response: Response, services: Services, visit: Visit): void {
  const lobby = { view: 'prematch', sport: '', seed: services.store.wagers.seed, now: services.store.now() } as const;
  const title = translate(visit.locale, 'notFound');
  sendBook(response, services, visit, {
    title,
    currentTab: 'prematch',
    main: html`<p class="alert" role="alert">${title}</p>
      ${lobbyPage(lobby, visit)}`,
    status: 404,
  });
}
