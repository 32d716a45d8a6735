import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import { monthlyPayment } from './payment';

/** An amount on each of so many payments. */
export interface ChargeStep {
  readonly amount: Cents;
  readonly months: number;
}

/** A monthly charge from the first payment on, step by step; it ends with the last step. */
export interface MonthlyCharge {
  readonly steps: readonly ChargeStep[];
  /** Yearly rate. */
  readonly rate: Thousandths;
}

/** The charge on the first payment. */
export const firstCharge = ({ steps }: MonthlyCharge): Cents => steps[0]?.amount ?? 0;

/** The inputs of a premium on the average balance of each year. */
export interface YearlyPremiumInput {
  readonly note: Cents;
  readonly noteRate: Thousandths;
  readonly termMonths: number;
  /** Yearly rate of the premium. */
  readonly rate: Thousandths;
  /** How many payments have it. */
  readonly months: number;
  /** Rate of the upfront premium that the note finances and the yearly one leaves out. */
  readonly financedRate: Thousandths;
}

/** A premium, with the average balance of the first year that it is charged on. */
export interface YearlyPremium extends MonthlyCharge {
  readonly average: Cents;
}

const WHOLE = 100_000;
const YEAR = 12;

/** HUD rounds a year's interest to the cent, and then the month's. */
const hudInterest = (balance: Cents, rate: Thousandths): Cents => mulDiv(mulDiv(balance, rate, 1000), 1, 1200);

/** The balances before each payment, added up by year. */
function balancesByYear({ note, noteRate, termMonths, months }: YearlyPremiumInput): ChargeStep[] {
  const payment = monthlyPayment(note, noteRate, termMonths);
  const years: ChargeStep[] = [];
  let balance = note;
  for (let month = 0; month < months; month += YEAR) {
    const count = Math.min(YEAR, months - month);
    let amount = 0;
    for (let paid = 0; paid < count; paid += 1) {
      amount += balance;
      balance = Math.max(0, balance + hudInterest(balance, noteRate) - payment);
    }
    years.push({ amount, months: count });
  }
  return years;
}

/**
 * A premium on the average scheduled balance of each year, in twelve parts: HUD's published method (hud.gov, Single Family Premium
 * Calculation). The balances are those of the original schedule, even if the rate adjusts, and without a financed upfront premium.
 */
export function yearlyPremium(input: YearlyPremiumInput): YearlyPremium {
  const { rate, financedRate } = input;
  const years = balancesByYear(input);
  const withoutUpfront = (amount: Cents): Cents => mulDiv(amount, WHOLE, WHOLE + financedRate);
  const steps = years.map(({ amount, months }) => {
    const annual = mulDiv(amount, rate, months * WHOLE);
    return { months, amount: mulDiv(withoutUpfront(annual), 1, YEAR) };
  });
  const [first] = years;
  return { rate, steps, average: first ? withoutUpfront(mulDiv(first.amount, 1, first.months)) : 0 };
}
