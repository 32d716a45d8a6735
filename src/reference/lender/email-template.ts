import type { RowOf } from '../../providers/data/resource-types';

/** An email template as returned by the API. */
export type EmailTemplate = RowOf<'main/admin/email-template'>;
