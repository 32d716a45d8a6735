import type { LoanValues } from '../../loan/document';
import { centsOf } from '../../numbers/cents';
import { type CalculationLine, type LineEffect, line, type WhyNot } from './calculation';

/** Loan fields whose JSON is a text, amounts among them. */
export type LoanTextField = {
  [Name in keyof LoanValues]-?: LoanValues[Name] extends string | null | undefined ? Name : never;
}[keyof LoanValues];

interface Options {
  readonly effect?: LineEffect;
  readonly why?: WhyNot | undefined;
}

/** A line for each of these loan amounts that is given and not zero. */
export function loanLines(
  loan: LoanValues,
  fields: readonly LoanTextField[],
  options: Options = {},
): CalculationLine[] {
  return fields.flatMap((field) => {
    const cents = centsOf(loan[field]);
    return cents ? [line({ field }, cents, { path: field, ...options })] : [];
  });
}
