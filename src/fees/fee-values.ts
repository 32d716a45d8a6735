import { feesWithDefaults } from '../../domain/fees/fee-records';
import type { LoanDocument } from '../../domain/loan/document';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';

/** The fees of a form: each under its ID, so that two users' changes of different fees merge. Null is removed. */
export type FeeValues = { readonly id: string; readonly version: number } & Readonly<
  Record<`fee:${string}`, FeeRecord | null>
>;

export const keyOf = (id: string): `fee:${string}` => `fee:${id}`;

const isFeeKey = (name: string): name is `fee:${string}` => name.startsWith('fee:');

type StoredFees = Pick<LoanDocument, 'sLNm' | 'version'> & { readonly fees: readonly FeeRecord[] };

/** The values of a form for the fees of a version of the loan. */
export const valuesOfFees = ({ sLNm, version, fees }: StoredFees): FeeValues => ({
  ...{ id: sLNm, version },
  ...Object.fromEntries(fees.map((fee) => [keyOf(fee.id), fee])),
});

export const valuesOfLoan = (loan: LoanDocument): FeeValues => valuesOfFees({ ...loan, fees: feesWithDefaults(loan) });

/** The fees that the values hold, in the order in which they were added. */
export const feesOfValues = (values: object): FeeRecord[] =>
  Object.entries(values).flatMap(([name, fee]: [string, FeeRecord | null | undefined]) =>
    isFeeKey(name) && fee ? [fee] : [],
  );

/** The fee that a path of a form is about. */
export const feeAt = (values: object, path: string): FeeRecord | undefined => {
  const id = path.replace(/^fee:/, '');
  return feesOfValues(values).find((fee) => fee.id === id);
};
