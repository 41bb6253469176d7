import { HttpBrowser } from './http-browser';
import { registrationOf } from './players';
import { sentRegistration, type Registration } from './registration-form';

/** A visitor who fills in the registration form in a browser without JavaScript. */
export interface Registrant {
  readonly visitor: HttpBrowser;
  readonly registration: Registration;
  /** The fields of the registration form. */
  readonly typed: Record<string, string>;
  register(change?: Record<string, string>): Promise<Response>;
  /** Presses a button in one of the steps after the form. */
  press(path: string, intent: string, fields?: Record<string, string>): Promise<Response>;
}

export function newRegistrant(siteUrl: string, address?: string): Registrant {
  const visitor = new HttpBrowser(siteUrl, siteUrl, address);
  const registration = registrationOf();
  const typed = sentRegistration(registration);
  return {
    visitor,
    registration,
    typed,
    register: (change = {}) => visitor.post('/register', { ...typed, ...change }),
    press: (path, intent, fields = {}) => visitor.post(path, { intent, ...fields }),
  };
}
