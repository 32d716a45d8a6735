import type { LoanValues } from './document';

/** The monthly costs of a home that every full payment has, by the field that states them. A stated zero is known. */
export const housingCostFields = { taxes: 'sProRealETx', insurance: 'sProHazIns' } as const satisfies Record<
  string,
  keyof LoanValues
>;

export type HousingCost = keyof typeof housingCostFields;

export const housingCosts = Object.keys(housingCostFields) as readonly HousingCost[];

/** The costs that the payment lacks, so that it and the debt ratios are estimates. */
export const unknownHousingCosts = (
  loan: Pick<LoanValues, (typeof housingCostFields)[HousingCost]>,
): readonly HousingCost[] => housingCosts.filter((cost) => !loan[housingCostFields[cost]]);
