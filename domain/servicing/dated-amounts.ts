import type { Cents } from '../numbers/fixed';

/** What a monthly payment has for mortgage insurance and escrow, from a due date on. */
export interface DatedAmounts {
  readonly from: string;
  readonly insurance: Cents;
  readonly escrow: Cents;
}

interface Terms {
  readonly insurance: Cents;
  readonly escrow: Cents;
  /** By due date; of several for one date, the last counts. */
  readonly amounts?: readonly DatedAmounts[] | undefined;
}

/** The amounts of the payment that is due on a day: the latest ones that begin by then, else those of the loan. */
export function amountsOn({ insurance, escrow, amounts = [] }: Terms, due: string): Omit<DatedAmounts, 'from'> {
  const known = amounts.filter(({ from }) => from <= due);
  return known.reduce<Omit<DatedAmounts, 'from'> & { readonly from?: string }>(
    (latest, one) => ((latest.from ?? '') <= one.from ? one : latest),
    { insurance, escrow },
  );
}
