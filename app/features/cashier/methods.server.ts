import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { formatWithSymbol } from '~/lib/money';
import { safeAddress } from '~/lib/safe-url';
import { requirePlayer } from '~/session/require-player.server';
import type { CallData } from '~/upstream/contract/call';
import { payment } from '~/upstream/contract/payment';
import { KIND_NUMBER, methodPath, type PaymentKind } from './payment-kind';

export type Method = CallData<typeof payment.methods>[number];

export const loadDepositMethods = (args: LoaderFunctionArgs) => loadMethods(args, 'deposit');
export const loadWithdrawMethods = (args: LoaderFunctionArgs) => loadMethods(args, 'withdraw');

async function loadMethods(args: LoaderFunctionArgs, kind: PaymentKind) {
  requirePlayer(args);
  const {
    page: { translation },
  } = args.context;
  const methods = await readMethods(args.context, kind);
  return json({
    copy: translation.copy('cashier'),
    kind,
    methods: methods.map((method) => ({
      href: methodPath(kind, String(method.id)),
      title: method.title,
      image: safeAddress(method.image),
      limits: limitsText(method, translation),
    })),
  });
}

/** The offered methods, each once. @throws an error page when they cannot be read */
export async function readMethods({ operator }: AppLoadContext, kind: PaymentKind): Promise<Method[]> {
  const methods = await operator.read(payment.methods, { type: KIND_NUMBER[kind] });
  return [...new Map(methods.map((method) => [String(method.id), method])).values()];
}

export function limitsText(
  { min, max, currencySymbol }: Method,
  { t, locale }: Pick<AppLoadContext['page']['translation'], 't' | 'locale'>,
): string | null {
  const values = {
    min: min == null ? '' : formatWithSymbol(min, locale, currencySymbol),
    max: max == null ? '' : formatWithSymbol(max, locale, currencySymbol),
  };
  if (min == null && max == null) return null;
  return t('cashier', min == null ? 'limitMax' : max == null ? 'limitMin' : 'limits', values);
}
