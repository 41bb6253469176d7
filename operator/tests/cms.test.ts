// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { LOCALES } from '../messages';
import { accepted, refused, checkedOperator } from '../../tests/support/checked-calls';

const { call, running } = checkedOperator();

describe('cms', () => {
  it('returns the bootstrap data with every option of the contract', async () => {
    const { data } = await call('cms/grouped', undefined, { locale: 'tr' });
    const { siteOption, popup } = data as {
      siteOption: { key: string; value: string }[];
      popup: { images: unknown[] };
    };
    const options = new Map(siteOption.map(({ key, value }) => [key, value]));
    expect([...options.keys()].sort()).toEqual(
      [
        ...['socialTelegram', 'socialTwitter', 'socialInstagram', 'socialYoutube', 'telegram1', 'telegram2'],
        ...['whatsapp1', 'whatsapp2', 'whatsapp3', 'whatsapp4', 'licenceText', 'licenceUrl', 'licenceLogo', 'ageSign'],
        ...['videoBannerUrl', 'videoBannerTitle', 'paymentLogos', 'providerLogos', 'sportsbookGuestUrl', 'menuVariant'],
        'providerIntegrations',
        'providerHosts',
        'capabilities',
        'languages',
        'contentLanguage',
        'brand',
      ].sort(),
    );
    for (const key of ['paymentLogos', 'providerLogos']) {
      const logos = JSON.parse(options.get(key) ?? '') as { name: string; image: string }[];
      expect(logos.length).toBeGreaterThanOrEqual(9);
      for (const { name, image } of logos) expect([name.length > 0, image.startsWith('/media/')]).toEqual([true, true]);
    }
    const integrations = Object.values(JSON.parse(options.get('providerIntegrations') ?? '') as object);
    expect(new Set(integrations)).toEqual(new Set(['dt', 'em', 'amusnet', 'egt', 'hub88', 'softgamings']));
    expect(options.get('sportsbookGuestUrl')).toContain(running().thirdPartyOrigin);
    expect(popup.images).toHaveLength(3);
  });

  it('has the logos of payment methods in the language of the player', async () => {
    const { data } = await call('cms/grouped', undefined, { locale: 'de' });
    const { siteOption } = data as { siteOption: { key: string; value: string }[] };
    const logos = siteOption.find(({ key }) => key === 'paymentLogos')?.value ?? '';
    expect((JSON.parse(logos) as unknown[])[0]).toEqual({
      name: 'Banküberweisung',
      image: '/media/payments/bank-transfer-de.svg',
    });
  });

  it('serves the video banner whole and in ranges', async () => {
    const url = new URL('/media/video/lounge.webm', running().apiUrl);
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(whole.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const part = await fetch(url, { headers: { range: 'bytes=4-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 10));
    expect((await fetch(url, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
  });

  it('serves every listed page in each language', async () => {
    for (const locale of LOCALES) {
      const { data } = await call('cms/categorylist', undefined, { locale });
      const links = (data as { name: string; content: { id: number; title: string }[] }[]).flatMap(
        ({ content }) => content,
      );
      expect(links.map(({ id }) => id)).toContain(1);
      for (const { id, title } of links) {
        const page = await call('cms/content', { id }, { locale });
        expect(page.data).toMatchObject({ id, title, body: expect.stringMatching(/<h2>|<ul>/) as string });
      }
    }
    expect((await call('cms/content', { id: '1' }, { locale: 'tr' })).data).toMatchObject({
      title: 'Genel şartlar ve koşullar',
    });
    expect(await call('cms/content', { id: 999 })).toMatchObject(refused('There is no such page.'));
  });

  it('serves lists, slides, texts and promotions', async () => {
    expect((await call('cms/contentlist', { status: true, categoryId: 1 })).data).not.toEqual([]);
    expect((await call('cms/contentlist', { status: true, categoryId: 99 })).data).toEqual([]);
    expect((await call('cms/sliderlist', { slug: 'home' })).data).toHaveLength(3);
    expect((await call('cms/sliderlist', { slug: 'none' })).data).toEqual([]);
    expect((await call('cms/translationlist')).data).not.toEqual([]);
    const promotions = (await call('cms/promotionlist', {}, { locale: 'tr' })).data as { description: string }[];
    expect(promotions.length).toBeGreaterThanOrEqual(4);
    for (const { description } of promotions) expect(description).toMatch(/^<p>/);
  });

  it('accepts call-back requests', async () => {
    const request = {
      name: 'Deniz Örnek',
      message: 'Lütfen arayın.',
      contacts: [{ type: 1, contact: '905550001122' }],
    };
    expect(await call('cms/callme', request, { locale: 'tr' })).toMatchObject({
      ...accepted,
      message: 'Talebiniz alındı. En kısa sürede sizi arayacağız.',
    });
    expect(await call('cms/callme', { ...request, name: '      ' })).toMatchObject(refused('Please enter your name.'));
    expect((await call('cms/callme', { ...request, contacts: [] })).status).toBe(400);
  });
});
