import { z } from 'zod';
import { call } from './call';
import { address, decimalAmount, detail, identifier } from './values';

const image = z.object({ url: address });
const title = z.string().max(300);
const contentLink = z.object({ id: identifier, title });
const fiveMinutes = 300;

export const cms = {
  grouped: call('GET', 'cms/grouped', 'read', {
    summary: 'Bootstrap data: categories, languages, site options, domains, popup, trial bonus.',
    data: z.object({
      casinoCategoryList: z
        .array(
          z.object({
            id: identifier,
            name: z.string(),
            imageUrl: address.nullish(),
            slugList: z.array(z.string()),
          }),
        )
        .max(200),
      language: z.array(z.object({ locale: z.string(), name: z.string(), flag: z.string().nullish() })),
      siteOption: z
        .array(z.object({ key: z.string().max(200), value: z.string().max(20_000).nullable(), status: z.boolean() }))
        .max(500),
      domainStatus: z.object({ current: z.string(), next: z.string().nullish() }).nullish(),
      popup: z.object({ url: address.nullish(), images: z.array(image) }).nullish(),
      trialBonusAmount: decimalAmount.nullish(),
      /** What it depends on, in a sentence, and the page that says more. */
      trialBonusTerms: detail(z.object({ text: z.string().min(1).max(300), pageId: identifier.nullish() })),
    }),
    freshSeconds: fiveMinutes,
  }),
  translationlist: call('GET', 'cms/translationlist', 'read', {
    summary: 'Texts that the operator lays over those of the site, in the language of x-locale.',
    data: z.array(z.object({ key: z.string().max(200), value: z.string().max(5_000) })).max(5_000),
    rows: 5_001,
    freshSeconds: fiveMinutes,
  }),
  categorylist: call('GET', 'cms/categorylist', 'read', {
    summary: 'Content categories (Footer, Story, Terms of use, Terms of service) with their pages.',
    data: z.array(z.object({ name: title, content: z.array(contentLink).max(200) })).max(100),
    freshSeconds: fiveMinutes,
  }),
  sliderlist: call('POST', 'cms/sliderlist', 'read', {
    summary: 'The slides of one banner.',
    request: z.object({ slug: z.string().min(1).max(100) }),
    data: z.array(
      z.object({ url: address.nullish(), target: z.string().max(20).nullish(), images: z.array(image).max(10) }),
    ),
    freshSeconds: fiveMinutes,
  }),
  contentlist: call('POST', 'cms/contentlist', 'read', {
    summary: 'The pages of one content category.',
    request: z.object({ status: z.boolean(), categoryId: z.number().int() }),
    data: z.array(contentLink).max(200),
    freshSeconds: fiveMinutes,
  }),
  callme: call('POST', 'cms/callme', 'write', {
    summary: 'Leaves a call-back request.',
    request: z.object({
      name: z.string().min(5).max(30),
      message: z.string().min(5).max(100),
      contacts: z
        .array(z.object({ type: z.number().int().min(1).max(4), contact: z.string().min(5).max(30) }))
        .min(1)
        .max(5),
    }),
  }),
  promotionlist: call('POST', 'cms/promotionlist', 'read', {
    summary: 'The promotions on offer. Descriptions are HTML.',
    data: z.array(
      z.object({
        id: identifier,
        title: z.string(),
        description: z.string(),
        images: z.array(z.object({ type: z.number().int(), url: address })),
        /** With the capability bonus-wallet: the offer that it announces: an `id` of `bonus/available`. */
        bonusId: detail(identifier),
        /** With the capability bonus-wallet: its next step for players who have nothing to claim. A path of the site. */
        ctaLabel: detail(z.string().min(1).max(100)),
        ctaHref: detail(z.string().min(1).max(500)),
      }),
    ),
    html: 'description',
    freshSeconds: fiveMinutes,
    assumed: true,
  }),
  content: call('POST', 'cms/content', 'read', {
    summary: 'One content page. Its body is HTML.',
    request: z.object({ id: identifier }),
    data: z.object({ id: identifier, title: z.string(), body: z.string() }),
    html: 'body',
    freshSeconds: fiveMinutes,
    assumed: true,
  }),
};
