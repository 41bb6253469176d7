import type { useSiteForm } from '~/forms/use-site-form';
import type { RegistrationFields } from './registration.schema';

/** The form's fields, as passed to its parts. */
export type RegistrationFieldset = ReturnType<typeof useSiteForm<RegistrationFields>>[1];
