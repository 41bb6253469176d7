export interface Reply {
  readonly status: number;
  readonly success: boolean;
  readonly message: string | null;
  readonly data: unknown;
}

export interface CallOptions {
  readonly token?: string;
  readonly locale?: 'tr' | 'en' | 'de';
  readonly idempotencyKey?: string;
  /** The device: `x-fingerprint` and `user-agent`. Without it, an unknown one. */
  readonly device?: { readonly fingerprint: string; readonly userAgent: string };
  /** The visitor's address: `x-forwarded-for`. */
  readonly address?: string;
}

/** Sends one call of the contract: a POST with that JSON body, or a GET if there is none. */
export async function callOperator(
  apiUrl: string,
  call: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Reply> {
  const { token, locale = 'en', idempotencyKey, device, address } = options;
  const response = await fetch(new URL(call, apiUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      // A connection kept open may be closed by the operator in the moment in which the next call is written to it.
      connection: 'close',
      'x-locale': locale,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(device && { 'x-fingerprint': device.fingerprint, 'user-agent': device.userAgent }),
      ...(address && { 'x-forwarded-for': address }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) };
}
