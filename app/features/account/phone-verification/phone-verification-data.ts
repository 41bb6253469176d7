import type { SerializeFrom } from '@remix-run/node';
import type { loadPhoneVerification } from './phone-verification.server';

export type PhoneVerificationData = SerializeFrom<typeof loadPhoneVerification>;
