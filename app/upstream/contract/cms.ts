import { z } from 'zod/v4';
import { call } from './call';
import { address, decimalAmount, identifier, ignored, nothing } from './values';

const image = z.object({ url: address });
const contentLink = z.object({ id: identifier, title: z.string() });
const fiveMinutes = 300;

export const cms = {
  grouped: call({
    method: 'GET',
    path: 'cms/grouped',
    policy: 'read',
    summary: 'Bootstrap data: categories, languages, site options, domains, popup, trial bonus.',
    request: nothing,
    data: z.object({
      casinoCategoryList: z.array(
        z.object({
          id: identifier,
          name: z.string(),
          imageUrl: address.nullish(),
          slugList: z.array(z.string()),
        }),
      ),
      language: z.array(z.object({ locale: z.string(), name: z.string(), flag: z.string().nullish() })),
      siteOption: z.array(z.object({ key: z.string(), value: z.string().nullable(), status: z.boolean() })),
      domainStatus: z.object({ current: z.string(), next: z.string().nullish() }).nullish(),
      popup: z.object({ url: address.nullish(), images: z.array(image) }).nullish(),
      trialBonusAmount: decimalAmount.nullish(),
    }),
    freshSeconds: fiveMinutes,
  }),
  translationlist: call({
    method: 'GET',
    path: 'cms/translationlist',
    policy: 'read',
    summary: 'Texts that the operator lays over those of the site, in the language of x-locale.',
    request: nothing,
    data: z.array(z.object({ key: z.string(), value: z.string() })),
    freshSeconds: fiveMinutes,
  }),
  categorylist: call({
    method: 'GET',
    path: 'cms/categorylist',
    policy: 'read',
    summary: 'Content categories (Footer, Story, Terms of use, Terms of service) with their pages.',
    request: nothing,
    data: z.array(z.object({ name: z.string(), content: z.array(contentLink) })),
    freshSeconds: fiveMinutes,
  }),
  sliderlist: call({
    method: 'POST',
    path: 'cms/sliderlist',
    policy: 'read',
    summary: 'The slides of one banner.',
    request: z.object({ slug: z.string().min(1).max(100) }),
    data: z.array(z.object({ url: address.nullish(), target: z.string().nullish(), images: z.array(image) })),
    freshSeconds: fiveMinutes,
  }),
  contentlist: call({
    method: 'POST',
    path: 'cms/contentlist',
    policy: 'read',
    summary: 'The pages of one content category.',
    request: z.object({ status: z.boolean(), categoryId: z.number().int() }),
    data: z.array(contentLink),
    freshSeconds: fiveMinutes,
  }),
  callme: call({
    method: 'POST',
    path: 'cms/callme',
    policy: 'write',
    summary: 'Leaves a call-back request.',
    request: z.object({
      name: z.string().min(5).max(30),
      message: z.string().min(5).max(100),
      contacts: z
        .array(z.object({ type: z.number().int().min(1).max(4), contact: z.string().min(5).max(30) }))
        .min(1)
        .max(5),
    }),
    data: ignored,
  }),
  promotionlist: call({
    method: 'POST',
    path: 'cms/promotionlist',
    policy: 'read',
    summary: 'The promotions on offer. Descriptions are HTML.',
    request: nothing,
    data: z.array(
      z.object({
        id: identifier,
        title: z.string(),
        description: z.string(),
        images: z.array(z.object({ type: z.number().int(), url: address })),
      }),
    ),
    freshSeconds: fiveMinutes,
    assumed: true,
  }),
  content: call({
    method: 'POST',
    path: 'cms/content',
    policy: 'read',
    summary: 'One content page. Its body is HTML.',
    request: z.object({ id: identifier }),
    data: z.object({ id: identifier, title: z.string(), body: z.string() }),
    freshSeconds: fiveMinutes,
    assumed: true,
  }),
};
