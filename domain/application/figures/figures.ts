import type { NewLoanDocument } from '../../loan/document';
import { amountFiguresOf } from './amounts';
import { assetFiguresOf } from './assets';
import { cashToClose } from './cash';
import { debtRatiosOf } from './debt-ratios';
import { debtFiguresOf } from './debts';
import type { Figure } from './figure';
import type { FigureKey, ManyFigure, SingleFigure } from './figure-keys';
import { housingFiguresOf } from './housing';
import { incomeFiguresOf } from './income';
import { paymentFiguresOf } from './payments';
import { rentFiguresOf } from './rents';
import { valueRatiosOf } from './value-ratios';

/** All figures of a loan; those of borrowers, properties and applications are lists. */
export type Figures = Readonly<Record<SingleFigure, Figure> & Record<ManyFigure, readonly Figure[]>>;

/**
 * Every figure of a loan with how it came about, worked out from what was entered, never from a stored result: exact, in cents
 * and thousandths of a percent. The computed fields of the loan are these figures (`withComputed`).
 */
export function figuresOf(loan: NewLoanDocument): Figures {
  const amounts = amountFiguresOf(loan);
  const payments = paymentFiguresOf(loan, amounts.noteAmount);
  const housing = housingFiguresOf(loan, payments);
  const rents = rentFiguresOf(loan);
  const income = incomeFiguresOf(loan, rents.netRent);
  const debts = debtFiguresOf(loan, rents.netRent);
  return {
    ...amounts,
    ...payments,
    ...housing,
    ...rents,
    ...income,
    ...debts,
    ...assetFiguresOf(loan),
    ...valueRatiosOf(loan),
    ...debtRatiosOf(income.totalIncome, debts.debts, housing.qualifyingHousing),
    cashToClose: cashToClose(loan, amounts.noteAmount, amounts.upfrontFee),
  };
}

/** The figures of these names one after the other. */
export function figureList(figures: Figures, keys: readonly FigureKey[]): Figure[] {
  return keys.flatMap((key) => figures[key]);
}
