import type { conditionTemplateFields } from '../../domain/underwriting/condition-template-fields';
import type { RecordRow } from '../db/record-row';

export interface UnderwritingTables {
  'portal.condition_templates': RecordRow<typeof conditionTemplateFields, 'active'>;
}
