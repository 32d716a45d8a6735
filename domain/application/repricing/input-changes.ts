import type { ChangeLogEntry } from '../../loan/change-log.schemas';
import { isFieldName } from '../../loan/fields/field-table';
import { scenarioFields } from '../../pricing/scenario-fields';

/** What the chosen program sets, or what follows from facts that are listed themselves. */
const consequences: readonly (keyof typeof scenarioFields)[] = [
  ...(['channel', 'netCash', 'liquidAssets', 'monthlyIncome', 'upfrontRate', 'yearlyRate', 'units'] as const),
  ...(['docTypeName', 'ltv', 'downPayment', 'downPaymentPercent', 'countyFips'] as const),
  ...(['applicationDay', 'interestFrom', 'interestDays', 'perDiemBasis', 'firstPayment', 'closedDay'] as const),
];

/** The fields of the loan that its price depends on. */
export const pricingInputs: readonly string[] = [
  ...new Set(
    Object.entries(scenarioFields)
      .filter(([fact]) => !consequences.some((name) => name === fact))
      .map(([, [name]]): string => name)
      .concat('sTerm', 'sNoteIR'),
  ),
].filter(isFieldName);

/** The figures that the disclosures of a loan are made of, besides the facts that its price depends on. */
export const disclosedFields: readonly string[] = [
  ...pricingInputs,
  ...(['sLpTemplateNm', 'sFinalLAmt', 'sApr', 'sLDiscntPc', 'sLenderCreditAmt'] as const),
  ...(['sProThisMPmt', 'sProMIns', 'sMonthlyPmt', 'sTransNetCash'] as const),
];

/** A field with its value before and after several changes. */
export type NetChange = Pick<ChangeLogEntry, 'field' | 'before' | 'after'>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What changed after an instant, each field once, without those that have their first value again. The oldest entry comes first. */
export function netChanges(entries: readonly ChangeLogEntry[], since: string): NetChange[] {
  const found = new Map<string, NetChange>();
  for (const { field, at, before, after } of entries) {
    if (Date.parse(at) <= Date.parse(since)) continue;
    found.set(field, { field, before: found.has(field) ? found.get(field)?.before : before, after });
  }
  return [...found.values()].filter((change) => !isSame(change.before, change.after));
}
