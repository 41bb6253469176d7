// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { checkedOperator } from '../../tests/support/checked-calls';
import { lastCodeTo } from '../../tests/support/operator-outbox';

const { newPlayer, running } = checkedOperator();

describe('the outbox page', () => {
  it('shows the sent messages, filtered by recipient, with markup escaped', async () => {
    const player = await newPlayer();
    const phone = `9053${String(Date.now()).slice(-8)}`;
    await player.call('customer/updatephone', { step: 1, phone });
    const code = await lastCodeTo(running(), phone);
    const response = await fetch(`${running().outboxUrl}?lang=tr&to=${phone}`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<html lang="tr">');
    expect(html).toContain(code);
    const hostile = await fetch(`${running().outboxUrl}?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await hostile.text()).not.toContain('<script');
  });
});
