import type { useSiteForm } from '~/forms/use-site-form';
import type { RegistrationFields } from './registration.schema';

/** The form's fields as its parts are given them. */
export type RegistrationFieldset = ReturnType<typeof useSiteForm<RegistrationFields>>[1];
