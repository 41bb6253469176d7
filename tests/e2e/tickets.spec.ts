import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

const TYPED = 'Kuponum hâlâ gelmedi.';

test(
  'a reply stays in its form when the ticket was closed meanwhile',
  desktopOnly,
  async ({ page, beLoggedIn, player, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const { data } = await player.call('ticket/create', { subject: 'Konu', message: 'Kuponum nerede?' });
    const { id } = data as { id: number };
    await beLoggedIn(player);
    await page.goto(`/ticket/${id}`);
    await hydrated(page, true);
    const form = page.getByRole('region', { name: 'Yanıt yazın' });
    const message = form.getByRole('textbox');
    await message.fill(TYPED);
    await player.call('ticket/reply', { id, message: 'Bir mesaj daha' });
    await player.call('ticket/close', { id });
    await form.getByRole('button').click();
    await expect(page.getByRole('main').getByText('Bir mesaj daha')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('Bu destek talebi kapatılmış.');
    await expect(message).toHaveValue(TYPED);
  },
);

test(
  'a reply form is empty again after a reply that failed first',
  desktopOnly,
  async ({ page, beLoggedIn, player, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const { data } = await player.call('ticket/create', { subject: 'Konu', message: 'Kuponum nerede?' });
    const { id } = data as { id: number };
    await beLoggedIn(player);
    await page.goto(`/ticket/${id}`);
    await hydrated(page, true);
    const form = page.getByRole('region', { name: 'Yanıt yazın' });
    const message = form.getByRole('textbox');
    await message.fill('a'.repeat(2_001));
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toBeVisible();
    await message.fill(TYPED);
    await form.getByRole('button').click();
    await expect(page.getByRole('listitem').filter({ hasText: TYPED })).toBeVisible();
    await expect(message).toHaveValue('');
  },
);
