import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { BusinessCalendar, CountedDay } from './business-days';
import { intentDue } from './disclosure-clock';

/** The last day for the intent to proceed, which keeps the estimated costs (19(e)(3)(iv)(E)). */
export const intentDay = (
  estimates: readonly Pick<EstimateRecord, 'issued'>[],
  general: BusinessCalendar,
): CountedDay | undefined => estimates[0] && intentDue(estimates[0].issued, general);
