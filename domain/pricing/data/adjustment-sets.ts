import type { AdjustmentSet, AdjustmentSetId } from '../adjustment-table';
import { fannieLlpa } from './fannie-llpa';
import { freddieFees } from './freddie-fees';
import { fhaAdjustments, usdaAdjustments, vaAdjustments } from './government-adjustments';
import { jumboAdjustments } from './jumbo-adjustments';
import { lenderAdjustments } from './lender-adjustments';
import { nonQmAdjustments, rentalAdjustments } from './non-qm-adjustments';
import { secondAdjustments } from './second-adjustments';

/** Every adjustment table by its name. */
export const adjustmentSets: Readonly<Record<AdjustmentSetId, AdjustmentSet>> = {
  'fannie-llpa': fannieLlpa,
  'freddie-fees': freddieFees,
  fha: fhaAdjustments,
  va: vaAdjustments,
  usda: usdaAdjustments,
  jumbo: jumboAdjustments,
  'non-qm': nonQmAdjustments,
  rental: rentalAdjustments,
  second: secondAdjustments,
  lender: lenderAdjustments,
};
