import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeHtml, warnOfRefusedText } from '~/lib/safe-html.server';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import { summaryOf } from '~/lib/summary.server';
import type { CallData } from '~/upstream/contract/call';
import { findContentLanguage } from '~/upstream/content-language.server';
import { cms } from '~/upstream/contract/cms';
import { findNextSteps } from './next-step.server';
import type { PromotionCopy } from './promotion-step';

type Promotion = CallData<typeof cms.promotionlist>[number];

const LIST_PICTURE = 1;
const DETAIL_PICTURE = 2;
const MAX_TITLE_LENGTH = 200;

/** Address of the image of the wanted type, else of the first image with a safe address. Null without one. */
function pictureOf({ images }: Promotion, wanted: number): string | null {
  const inOrder = [...images.filter(({ type }) => type === wanted), ...images];
  for (const { url } of inOrder) {
    const address = safeAddress(url);
    if (address !== null) return address;
  }
  return null;
}

const titleOf = ({ title }: Promotion) => shorten(title.trim(), MAX_TITLE_LENGTH);

const hrefOf = ({ id }: Promotion) => `/promotions/${encodeURIComponent(id)}`;

function copyOf({ page: { translation }, player: { session } }: AppLoadContext, hasSteps: boolean) {
  const promotions = translation.copy('promotions');
  if (!hasSteps || !session.player) return { ...promotions, ...NO_CLAIM };
  const { claim, claiming, refusedTitle, unknownTitle, terms } = translation.copy('bonuses');
  return {
    ...promotions,
    claim,
    claiming,
    refusedTitle,
    unknownTitle,
    terms,
    offline: translation.t('forms', 'offline'),
  };
}

const NO_CLAIM: PromotionCopy = { claim: '', claiming: '', refusedTitle: '', unknownTitle: '', offline: '', terms: '' };

export async function loadPromotions({ context }: LoaderFunctionArgs) {
  const promotions = await context.content.read(cms.promotionlist, {});
  const stepOf = await findNextSteps(context, promotions);
  return json({
    copy: copyOf(context, stepOf !== null),
    lang: await findContentLanguage(context),
    promotions: promotions.map((promotion) => ({
      href: hrefOf(promotion),
      step: stepOf?.(promotion, hrefOf(promotion)) ?? null,
      title: titleOf(promotion),
      image: pictureOf(promotion, LIST_PICTURE),
      summary: summaryOf(promotion.description) ?? '',
    })),
  });
}

/** The description as sanitised HTML. Memoised by the promotion, which the content cache keeps. */
const cleanDescription = memoizeByIdentity(({ description }: Promotion) => safeHtml(description).trim());

export async function loadPromotion({ params, context }: LoaderFunctionArgs) {
  const promotions = await context.content.read(cms.promotionlist, {});
  const promotion = promotions.find(({ id }) => String(id) === params.id);
  if (!promotion) throw new Response(null, { status: 404 });
  const body = cleanDescription(promotion);
  warnOfRefusedText(context.site.log, promotion, promotion.description, hrefOf(promotion));
  const stepOf = await findNextSteps(context, [promotion]);
  return json({
    copy: copyOf(context, stepOf !== null),
    lang: await findContentLanguage(context),
    href: hrefOf(promotion),
    step: stepOf?.(promotion, hrefOf(promotion)) ?? null,
    title: titleOf(promotion),
    image: pictureOf(promotion, DETAIL_PICTURE),
    summary: summaryOf(promotion.description),
    body,
  });
}
