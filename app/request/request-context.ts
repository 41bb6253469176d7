import type { Logger } from 'pino';
import type { Translator } from '~/i18n/translator.server';
import type { KeyedDigest } from '~/lib/keyed-digest.server';
import type { TokenSigner } from '~/lib/signed-token.server';
import type { SingleFlight } from '~/lib/single-flight';
import type { Challenges } from '~/limits/challenges.server';
import type { Limits } from '~/limits/limits.server';
import type { PaymentServices } from '~/payments/payment-services.server';
import type { KeyPurpose } from '~/session/keys.server';
import type { KnownDevices } from '~/session/known-devices.server';
import type { Revocations } from '~/session/revocations.server';
import type { Brands } from '~/upstream/brand/brands.server';
import type { Content } from '~/upstream/content.server';
import type { ContentContext } from './content-context.server';
import type { OperatorContext } from './operator-context.server';
import type { PageContext } from './page-context.server';
import type { PlayerContext } from './player-context.server';

/** The services of the process that loaders and actions use. */
interface SiteServices {
  readonly origin: string;
  readonly assetIntegrity: ReadonlyMap<string, string>;
  readonly brands: Brands;
  readonly onMainDomain: boolean;
  readonly liveChat: readonly string[];
  readonly development: boolean;
  readonly secure: boolean;
  readonly log: Logger;
  readonly limits: Limits;
  readonly challenges: Challenges;
  readonly knownDevices: KnownDevices;
  readonly revocations: Revocations;
  readonly content: Content;
  readonly triedPassword: KeyedDigest;
  readonly singleFlight: SingleFlight;
  readonly translator: Translator;
  tokenSigner(purpose: KeyPurpose): TokenSigner;
}

export interface RequestContext {
  readonly page: PageContext;
  readonly player: PlayerContext;
  readonly operator: OperatorContext;
  readonly content: ContentContext;
  readonly payments: PaymentServices;
  readonly site: SiteServices;
}

declare module '@remix-run/node' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the framework's way to type its load context
  interface AppLoadContext extends RequestContext {}
}
