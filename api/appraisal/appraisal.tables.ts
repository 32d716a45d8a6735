import type { exclusionFields } from '../../domain/appraisal/exclusion-fields';
import type { RecordRow } from '../db/record-row';

export interface AppraisalTables {
  'portal.appraiser_exclusions': RecordRow<typeof exclusionFields, 'active'>;
}
