import type { Store } from '../store/store';
import type { TicketAuthor, TicketStatus } from '../store/tickets';
import { DAY_MS, HOUR_MS } from '../utc-time';

interface PastTicket {
  readonly subject: string;
  readonly status: TicketStatus;
  readonly daysAgo: number;
  /** `hours` is the time since the ticket was opened. */
  readonly messages: readonly { author: TicketAuthor; hours: number; text: string }[];
}

/** In Turkish only: tickets are not translated. */
const history: readonly PastTicket[] = [
  {
    subject: 'Telefonuma doğrulama kodu gelmiyor',
    status: 'closed',
    daysAgo: 89,
    messages: [
      { author: 'player', hours: 0, text: 'Merhaba, iki kez denedim ama kod gelmedi.' },
      {
        author: 'support',
        hours: 1,
        text: 'Merhaba, numaranızda bir hane eksik görünüyordu; güncelledik. Kodu yeniden isteyebilir misiniz?',
      },
      { author: 'player', hours: 2, text: 'Şimdi geldi, teşekkürler.' },
      { author: 'support', hours: 3, text: 'Ne güzel, iyi eğlenceler dileriz. Talebi kapatıyoruz.' },
    ],
  },
  {
    subject: 'Çekim talebim ne zaman sonuçlanır?',
    status: 'answered',
    daysAgo: 12,
    messages: [
      { author: 'player', hours: 0, text: 'Sabah ₺1.780 çekim talebi verdim, hâlâ bekliyor görünüyor.' },
      {
        author: 'support',
        hours: 1,
        text: 'Talebiniz onaylandı ve tutar bankanıza gönderildi. Bankanıza göre hesaba geçmesi bir saati bulabilir.',
      },
    ],
  },
  {
    subject: 'Doğum günü bonusu',
    status: 'open',
    daysAgo: 1,
    messages: [
      { author: 'player', hours: 0, text: 'Doğum günü bonusu istedim. Kimlik göndermem gerekiyor mu?' },
      { author: 'support', hours: 0, text: 'Talebinizi aldık. Ekibimiz yanıtladığında burada göreceksiniz.' },
    ],
  },
];

export function seedTickets({ tickets }: Store, playerId: number, now: number): void {
  for (const { subject, status, daysAgo, messages } of history) {
    const openedAt = now - daysAgo * DAY_MS;
    const id = tickets.open(playerId, subject, openedAt);
    let touchedAt = openedAt;
    for (const { author, hours, text } of messages) {
      touchedAt = openedAt + hours * HOUR_MS;
      tickets.addMessage(id, { author, text, createdAt: touchedAt });
    }
    tickets.setStatus(id, status, touchedAt);
  }
}
