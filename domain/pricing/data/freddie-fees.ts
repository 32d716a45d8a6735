import type { AdjustmentSet } from '../adjustment-table';
import { agencyAdjustments, agencyWaivers } from './agency-adjustments';

/** Freddie Mac calls its adjustments credit fees in price (Guide Exhibit 19); super conforming is its high balance. */
export const freddieFees: AdjustmentSet = {
  id: 'freddie-fees',
  from: '2026-01-28',
  source: 'Freddie Mac Credit Fees in Price, taken from the shared framework',
  entries: agencyAdjustments,
  grossLtv: true,
  waivers: [
    { code: 'waived-home-possible', title: 'Adjustments waived', detail: 'Home Possible', program: 'homePossible' },
    ...agencyWaivers,
  ],
};
