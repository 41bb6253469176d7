import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Locale } from '~/i18n/locale';
import { memoizeByIdentity, memoizeIn } from '~/lib/memoize-by-identity';
import { BRAND_PATH, brandName, markOf, touchIconOf, type Brand } from '~/upstream/brand/brand';
import type { StyledBrand } from '~/upstream/brand/brands.server';
import { cms } from '~/upstream/contract/cms';
import { FOR_EVER } from '~/platform/cache-lifetimes.server';
import { encode, encodingFor, type Encoding } from './http/encoding.server';
import { removeDocumentHeaders } from './http/security-headers.server';
import { sendEncoded } from './http/send-encoded.server';
import { brandKey, type Site } from './site.server';
import { dataOf } from '~/upstream/outcome';

type BrandSite = Pick<Site, 'brands' | 'content' | 'languages' | 'state' | 'translator' | 'log'>;

/** Named by hash, so it never changes. */
const HASHED = new RegExp(`^${BRAND_PATH}([\\w-]{43})\\.(css|svg)$`);
const MANIFEST = /^\/manifest\.([\w-]{2,20})\.webmanifest$/;

/** What browsers and other programs ask for that have read no page. */
const UNASKED_ICON = /^\/(?:favicon\.ico|(apple-touch-icon)(?:-\d+x\d+)?(?:-precomposed)?\.png)$/;

const AN_HOUR_SECONDS = 3_600;

/** How long the operator's data may take. Without it the last brand of this process counts. */
const PATIENCE_MS = 2_000;

const BROTLI_QUALITY = 11;

/** A manifest costs more than a short answer may: a flood of its address would hold back new connections. */
const FRESH_MS = 1_000;
const MAX_MANIFESTS = 50;

export function brandFiles(site: BrandSite): RequestHandler {
  const manifests = new LRUCache<Locale, Buffer>({
    max: MAX_MANIFESTS,
    ttl: FRESH_MS,
    fetchMethod: (locale) => manifestOf(site, locale),
  });
  return (request, response, next) => {
    const [, hash, ending] = HASHED.exec(request.path) ?? [];
    const [, locale] = MANIFEST.exec(request.path) ?? [];
    const [unasked, isForTouch] = UNASKED_ICON.exec(request.path) ?? [];
    if (hash !== undefined) {
      findBrand(site, hash)
        .then((brand) => (brand ? sendHashed(request, response, brand, ending as 'css' | 'svg') : next()))
        .catch(next);
    } else if (locale !== undefined) {
      // Checked first: unknown languages would evict a manifest that is being made.
      site.languages
        .read()
        .then(({ accepted }) => (accepted.has(locale) ? manifests.fetch(locale) : undefined))
        .then((manifest) => (manifest ? sendManifest(request, response, manifest) : next()))
        .catch(next);
    } else if (unasked !== undefined) {
      site.languages
        .read()
        .then((offer) => brandIn(site, offer.default))
        .then((brand) => leadToIcon(response, isForTouch ? touchIconOf(brand) : brand.icon.href, next))
        .catch(next);
    } else next();
  };
}

/** Brands made by other instances are in shared state; those from before a restart are read from the operator. */
async function findBrand(site: BrandSite, hash: string): Promise<StyledBrand | null> {
  const { brands } = site;
  const known = brands.find(hash);
  if (known) return known;
  const text = await site.state.get(brandKey(hash)).catch(() => null);
  if (text !== null) brands.learn(text);
  if (!brands.find(hash)) {
    const { accepted } = await site.languages.read();
    await Promise.all([...accepted].map((locale) => brandIn(site, locale)));
  }
  return brands.find(hash);
}

async function brandIn({ content, brands }: BrandSite, locale: Locale): Promise<Brand> {
  const outcome = await content.ask(cms.grouped, {}, locale, AbortSignal.timeout(PATIENCE_MS));
  return brands.of(dataOf(outcome), locale);
}

const compressed = memoizeByIdentity(({ css }: StyledBrand['stylesheet']) => {
  const body = Buffer.from(css);
  return memoizeIn(new Map(), (encoding: Encoding) => encode(body, encoding, BROTLI_QUALITY));
});

async function sendHashed(request: Request, response: Response, brand: StyledBrand, ending: 'css' | 'svg') {
  const isStyle = ending === 'css';
  removeDocumentHeaders(response, { isInert: isStyle });
  response.setHeader('cache-control', FOR_EVER);
  if (!isStyle) return void response.type('image/svg+xml').send(markOf(brand));
  const encoding = encodingFor(request.headers['accept-encoding']);
  response.setHeader('content-type', 'text/css; charset=utf-8');
  response.vary('Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.send(await compressed(brand.stylesheet)(encoding));
}

async function manifestOf(site: BrandSite, locale: Locale): Promise<Buffer> {
  const brand = await brandIn(site, locale);
  const overlay = await site.content.ask(cms.translationlist, {}, locale, AbortSignal.timeout(PATIENCE_MS));
  const translation = await site.translator.translation(locale, dataOf(overlay));
  const { tokens } = brand.colours;
  const name = brandName(brand, translation);
  const manifest = {
    id: '/',
    lang: locale,
    name,
    short_name: brand.shortName ?? name,
    description: translation.t('shell', 'siteDescription'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: tokens['ground'],
    theme_color: tokens['surface'],
    icons: iconsOf(brand),
  };
  return Buffer.from(JSON.stringify(manifest));
}

function iconsOf({ icon, stylesheet }: Brand) {
  const { href: src, type, isOwn } = icon;
  if (type === 'image/svg+xml' && (isOwn || stylesheet)) return [{ src, sizes: 'any', type }];
  if (isOwn) return [{ src, sizes: '512x512', ...(type && { type }) }];
  const png = (size: number, name = `/icon-${size}.png`) => ({
    src: name,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return [
    { src, sizes: 'any', type },
    png(192),
    png(512),
    { ...png(512, '/icon-maskable-512.png'), purpose: 'maskable' },
  ];
}

function leadToIcon(response: Response, href: string | null, next: NextFunction): void {
  if (href === null) return next();
  response.setHeader('cache-control', `public, max-age=${AN_HOUR_SECONDS}`);
  response.redirect(302, href);
}

async function sendManifest(request: Request, response: Response, manifest: Buffer): Promise<void> {
  removeDocumentHeaders(response, { isInert: true });
  response.setHeader('cache-control', `public, max-age=${AN_HOUR_SECONDS}`);
  response.setHeader('content-type', 'application/manifest+json; charset=utf-8');
  await sendEncoded(request, response, manifest);
}
