import { formatCents, formatThousandths, toCents, toThousandths } from '../numbers/fixed';
import { monthlyPayment } from '../pricing/payment';

/** Temporary buydowns: by how many percentage points the payment rate is below the note rate in each of the first years. */
export const buydownSteps = { '1-0': [1], '2-1': [2, 1], '3-2-1': [3, 2, 1] } as const;

export type BuydownKind = keyof typeof buydownSteps;

export interface BuydownYear {
  readonly year: number;
  readonly rate: string;
  readonly payment: string;
  /** Paid from the subsidy in each month of the year. */
  readonly monthly: string;
  readonly subsidy: string;
}

export interface Buydown {
  readonly kind: BuydownKind;
  readonly years: readonly BuydownYear[];
  /** The payment at the note rate, after the buydown. */
  readonly payment: string;
  /** The whole subsidy: what someone else pays at closing. */
  readonly subsidy: string;
}

interface Note {
  readonly amount: string;
  readonly rate: string;
  /** In months. */
  readonly term: number;
}

/** The payments and the subsidy of a buydown, to the cent; null if a year would have no rate above zero. */
export function buydown(kind: BuydownKind, { amount, rate, term }: Note): Buydown | null {
  const [cents, noteRate] = [toCents(amount), toThousandths(rate)];
  const full = monthlyPayment(cents, noteRate, term);
  const years = buydownSteps[kind].map((points, place) => {
    const reduced = noteRate - points * 1000;
    const payment = reduced > 0 ? monthlyPayment(cents, reduced, term) : full;
    return { year: place + 1, reduced, payment, subsidy: (full - payment) * 12 };
  });
  if (years.some(({ reduced }) => reduced <= 0)) return null;
  return {
    kind,
    payment: formatCents(full),
    subsidy: formatCents(years.reduce((sum, { subsidy }) => sum + subsidy, 0)),
    years: years.map(({ year, reduced, payment, subsidy }) => ({
      year,
      rate: formatThousandths(reduced),
      payment: formatCents(payment),
      monthly: formatCents(full - payment),
      subsidy: formatCents(subsidy),
    })),
  };
}
