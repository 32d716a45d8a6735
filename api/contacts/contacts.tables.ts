import type { contactFields } from '../../domain/contacts/contact-fields';
import type { RecordRow } from '../db/record-row';

export interface ContactTables {
  'portal.contacts': RecordRow<typeof contactFields, 'active'>;
}
