import { Browsing } from './browsing';
import { registrationOf } from './players';
import { typedRegistration, type Registration } from './registering';

/** A visitor who fills in the registration form in a browser without JavaScript. */
export interface Joiner {
  readonly visitor: Browsing;
  readonly registration: Registration;
  /** The fields of the registration form. */
  readonly typed: Record<string, string>;
  register(change?: Record<string, string>): Promise<Response>;
  /** Presses a button in one of the steps after the form. */
  press(path: string, intent: string, fields?: Record<string, string>): Promise<Response>;
}

export function newJoiner(siteUrl: string, address?: string): Joiner {
  const visitor = new Browsing(siteUrl, siteUrl, address);
  const registration = registrationOf();
  const typed = { ...typedRegistration(registration), country: '1', smsNotification: 'on' };
  return {
    visitor,
    registration,
    typed,
    register: (change = {}) => visitor.post('/register', { ...typed, ...change }),
    press: (path, intent, fields = {}) => visitor.post(path, { intent, ...fields }),
  };
}

export const outboxOf = (operatorUrl: string) => ({ outboxUrl: new URL('/outbox', operatorUrl).href });
