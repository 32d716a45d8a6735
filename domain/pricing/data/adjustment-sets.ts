import type { AdjustmentSet, AdjustmentSetId } from '../adjustment-table';
import { rowsOn } from '../dated-rows';
import { fannieLlpa } from './fannie-llpa';
import { freddieFees } from './freddie-fees';
import { fhaAdjustments, usdaAdjustments, vaAdjustments } from './government-adjustments';
import { jumboAdjustments } from './jumbo-adjustments';
import { lenderAdjustments } from './lender-adjustments';
import { nonQmAdjustments, rentalAdjustments } from './non-qm-adjustments';
import { secondAdjustments } from './second-adjustments';

/** The tables of one name by the day from which they are in force, earliest first. */
export type AdjustmentTables = readonly [AdjustmentSet, ...AdjustmentSet[]];

/** Every adjustment table by its name. A new matrix of an agency is one more table of its name. */
export const adjustmentSets: Readonly<Record<AdjustmentSetId, AdjustmentTables>> = {
  'fannie-llpa': [fannieLlpa],
  'freddie-fees': [freddieFees],
  fha: [fhaAdjustments],
  va: [vaAdjustments],
  usda: [usdaAdjustments],
  jumbo: [jumboAdjustments],
  'non-qm': [nonQmAdjustments],
  rental: [rentalAdjustments],
  second: [secondAdjustments],
  lender: [lenderAdjustments],
};

/**
 * The table in force on a day. A day before the earliest table gets that one, because a price without adjustments would be too
 * good.
 */
export const tableOn = (tables: AdjustmentTables, day: string | undefined): AdjustmentSet =>
  rowsOn(tables, day)[0] ?? tables[0];
