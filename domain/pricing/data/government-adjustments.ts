import type { AdjustmentEntry, AdjustmentSet } from '../adjustment-table';
import { ALWAYS } from '../dated-rows';

/** Government loans are priced by score alone; the agency limits the LTV. */
function byScore(costs: readonly [from: number, to: number | undefined, cost: number][]): AdjustmentEntry[] {
  return costs.map(([from, to, cost]) => ({
    kind: 'flat',
    code: 'score',
    title: 'FICO',
    detail: to === undefined ? `${from} or more` : `${from} to ${to}`,
    when: { score: to === undefined ? { from } : { from, to } },
    cost,
  }));
}

const manufactured: AdjustmentEntry = {
  kind: 'flat',
  code: 'manufactured',
  title: 'Manufactured home',
  when: { propertyTypes: ['4'] },
  cost: 500,
};

const units: AdjustmentEntry = {
  kind: 'flat',
  code: 'units',
  title: '2 to 4 units',
  when: { units: [2, 4] },
  cost: 250,
};

const cashOut: AdjustmentEntry = {
  kind: 'flat',
  code: 'cash-out',
  title: 'Cash-out',
  when: { purposes: ['2'] },
  cost: 375,
};

const highBalance: AdjustmentEntry = {
  kind: 'flat',
  code: 'high-balance',
  title: 'High balance',
  detail: 'Above the general limit',
  when: { highBalance: true },
  cost: 500,
};

export const fhaAdjustments: AdjustmentSet = {
  id: 'fha',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    ...byScore([
      [760, undefined, -250],
      [720, 759, -125],
      [680, 719, 0],
      [640, 679, 250],
      [620, 639, 625],
      [600, 619, 1250],
      [580, 599, 1750],
    ]),
    units,
    manufactured,
    cashOut,
    highBalance,
  ],
};

export const vaAdjustments: AdjustmentSet = {
  id: 'va',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    ...byScore([
      [740, undefined, -250],
      [680, 739, 0],
      [640, 679, 375],
      [620, 639, 750],
      [580, 619, 1500],
    ]),
    units,
    manufactured,
    { ...cashOut, cost: 500 },
    highBalance,
  ],
};

export const usdaAdjustments: AdjustmentSet = {
  id: 'usda',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    ...byScore([
      [720, undefined, -125],
      [680, 719, 0],
      [640, 679, 375],
    ]),
    manufactured,
  ],
};
