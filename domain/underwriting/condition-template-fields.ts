import type { RecordFields } from '../records/record-fields';
import { conditionCategories } from './condition-categories';
import { documentTypeNames } from './condition-document-types';
import { MAX_DESCRIPTION } from './condition-limits';

/** A condition that underwriters often add. Its category says by when it is due: prior to approval (PTA), documents (PTD), funding (PTF). */
export const conditionTemplateFields = {
  name: { kind: 'text', required: true, maxLength: 80 },
  cat: { kind: 'text', options: conditionCategories, required: true },
  description: { kind: 'note', required: true, maxLength: MAX_DESCRIPTION },
  accepts: { kind: 'codes', options: documentTypeNames },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;
