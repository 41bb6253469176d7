import type { SerializeFrom } from '@remix-run/node';
import type { loadRegistration } from './registration.server';

export type RegistrationData = SerializeFrom<typeof loadRegistration>;
