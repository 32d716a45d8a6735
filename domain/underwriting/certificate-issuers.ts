import type { RoleName } from '../access/roles';

/** The roles that issue the certificate of a loan; other users see the latest one. */
export const certificateIssuers: readonly RoleName[] = ['Administrator', 'Underwriter', 'Jr. Underwriter'];
