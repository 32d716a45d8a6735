import type { RecordFields, RecordValues } from '../records/record-fields';
import { LOCK_PERIODS } from './lock-term';

/** The fields for quick pricing, by LOS name: no loan required, and short enough for a guest. */
export const quickScenarioFields = {
  sLPurposeT: { kind: 'text', required: true, options: ['0', '1', '2'] },
  sOccTPe: { kind: 'text', required: true, options: ['0', '1', '2'] },
  sProdSpT: { kind: 'code', codes: 'sProdSpT', required: true },
  /** Price of a purchase, value of a refinance. */
  sApprVal: { kind: 'money', required: true, min: 10_000, max: 100_000_000 },
  sLAmtCalc: { kind: 'money', required: true, min: 10_000, max: 100_000_000 },
  sCreditScoreType2: { kind: 'integer', required: true, min: 300, max: 850 },
  sSpZip: { kind: 'zip', required: true },
  sProdRLckdDays: { kind: 'integer', required: true, options: LOCK_PERIODS.map(String) },
} as const satisfies RecordFields;

export type QuickScenario = RecordValues<typeof quickScenarioFields>;

/** The scenario for pricing: for a purchase, the price is also the value. */
export const quickChanges = (scenario: QuickScenario) => ({
  ...scenario,
  ...(scenario.sLPurposeT === '0' ? { sPurchPrice: scenario.sApprVal } : {}),
});
