import type { RowOf } from '../../providers/data/resource-types';

/** A template of an email as the API answers it. */
export type EmailTemplate = RowOf<'main/admin/email-template'>;
