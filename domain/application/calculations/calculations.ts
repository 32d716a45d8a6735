import type { NewLoanDocument } from '../../loan/document';
import { amountCalculationsOf } from './amounts';
import { assetCalculationsOf } from './assets';
import { type Calculation, calculationCents } from './calculation';
import type { CalculationKey, ManyCalculation, SingleCalculation } from './calculation-keys';
import { cashToClose } from './cash';
import { debtRatiosOf } from './debt-ratios';
import { debtCalculationsOf, payoffBalance } from './debts';
import { housingCalculationsOf } from './housing';
import { incomeCalculationsOf } from './income';
import { paymentCalculationsOf } from './payments';
import { rentCalculationsOf } from './rents';
import { reserveCalculationsOf } from './reserves';
import { residualCalculationsOf } from './residual-income';
import { offsetsHousing } from './subject-rent';
import { valueRatiosOf } from './value-ratios';

/** All figures of a loan; those of borrowers, properties and applications are lists. */
export type Calculations = Readonly<
  Record<SingleCalculation, Calculation> & Record<ManyCalculation, readonly Calculation[]>
>;

/** The payments and housing expenses of a loan, without the calculations that they do not depend on. */
export function paymentFiguresOf(loan: NewLoanDocument) {
  const amounts = amountCalculationsOf(loan);
  const payments = paymentCalculationsOf(loan, amounts.noteAmount);
  return { amounts, payments, housing: housingCalculationsOf(loan, payments) };
}

/** What the debt ratio and the cash to close of a loan follow from. */
function principalFigures(loan: NewLoanDocument) {
  const { amounts, payments, housing } = paymentFiguresOf(loan);
  const rents = rentCalculationsOf(loan, housing.qualifyingHousing);
  const totals = [rents.netRent, rents.subjectRent];
  const income = incomeCalculationsOf(loan, totals, amounts.noteAmount);
  const assets = assetCalculationsOf(loan);
  const payoffs = payoffBalance(loan);
  const cash = cashToClose(loan, { note: amounts.noteAmount, fee: amounts.upfrontFee, payoffs });
  const needed = calculationCents(cash);
  const debts = debtCalculationsOf(loan, totals, {
    income: calculationCents(income.totalIncome) ?? 0,
    left: needed === undefined ? 0 : (calculationCents(assets.liquidAssets) ?? 0) - Math.max(0, needed),
  });
  const ratios = debtRatiosOf({
    income: income.totalIncome,
    debts: debts.debts,
    housing: housing.qualifyingHousing,
    residence: housing.residenceHousing,
    isOffset: offsetsHousing(loan) && rents.subjectRent.value !== undefined,
  });
  return { amounts, payments, housing, rents, income, debts, assets, payoffs, cash, ratios };
}

/** The two figures that pricing shows for each of many rates, without the calculations that they do not depend on. */
export function rateCalculationsOf(loan: NewLoanDocument): Pick<Calculations, 'dtiBottom' | 'cashToClose'> {
  const { cash, ratios } = principalFigures(loan);
  return { dtiBottom: ratios.dtiBottom, cashToClose: cash };
}

/**
 * All calculations of a loan with their explanation, from entered values only, never from a stored result: exact, in cents and
 * thousandths of a percent. The loan's computed fields are these results (`withComputed`).
 */
export function calculationsOf(loan: NewLoanDocument): Calculations {
  const { amounts, payments, housing, rents, income, debts, assets, payoffs, cash, ratios } = principalFigures(loan);
  return {
    ...amounts,
    ...payments,
    ...housing,
    ...rents,
    ...income,
    ...debts,
    ...assets,
    payoffBalance: payoffs,
    cashToClose: cash,
    ...valueRatiosOf(loan),
    ...ratios,
    ...residualCalculationsOf(loan, {
      note: amounts.noteAmount,
      income: income.totalIncome,
      grossUp: income.incomeGrossUp,
      borrowerIncome: income.borrowerIncome,
      housing: housing.qualifyingHousing,
      residence: housing.residenceHousing,
      debts: debts.debts,
      ratio: ratios.dtiBottom,
    }),
    ...reserveCalculationsOf(loan, {
      liquid: assets.liquidAssets,
      cash,
      housing: housing.qualifyingHousing,
      ratio: ratios.dtiBottom,
    }),
  };
}

/** The calculations with these keys, in order. */
export function calculationList(calculations: Calculations, keys: readonly CalculationKey[]): Calculation[] {
  return keys.flatMap((key) => calculations[key]);
}
