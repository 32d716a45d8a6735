import type { AdjustmentSet } from '../adjustment-table';
import { agencyAdjustments, agencyWaivers } from './agency-adjustments';

export const fannieLlpa: AdjustmentSet = {
  id: 'fannie-llpa',
  from: '2026-01-28',
  source: 'Fannie Mae Loan-Level Price Adjustment Matrix, public transcription',
  entries: agencyAdjustments,
  grossLtv: true,
  waivers: [
    { code: 'waived-homeready', title: 'Adjustments waived', detail: 'HomeReady', program: 'homeReady' },
    ...agencyWaivers,
  ],
};
