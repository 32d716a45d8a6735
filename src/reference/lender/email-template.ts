import type { RaRecord } from 'react-admin';
import type { emailTemplateFields } from '../../../domain/email/template-fields';
import type { RecordValues } from '../../../domain/records/record-fields';

/** A template of an email as the API answers it. */
export type EmailTemplate = RaRecord<string> & RecordValues<typeof emailTemplateFields>;
