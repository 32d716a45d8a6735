import type { CalculationLine, WhyNot } from './calculation';
import type { SingleCalculation } from './calculation-keys';

/** Kinds of income, each with its own calculation. */
export type IncomeCalculation = Extract<SingleCalculation, `income${string}`>;

/** A line of income and its kind; lines that never count have none. */
export interface IncomeLine {
  readonly type?: IncomeCalculation;
  readonly line: CalculationLine;
  /** The ID of the job or other income that it belongs to. */
  readonly source?: string;
  /** Lines of the same source may together be this percentage of the total income. */
  readonly share?: number;
}

/** The line, shown with the reason why it does not count. */
export const uncounted = ({ line }: IncomeLine, why: WhyNot): IncomeLine => ({
  line: { ...line, counted: false, why },
});
