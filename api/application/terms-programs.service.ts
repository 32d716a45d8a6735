import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { readLos } from '../loan/loan.service';

/** The programs that a loan is eligible for, in display order, each with its rates. */
export async function programOptions(portal: AppContext, loan: LoanDocument) {
  const { PricingResults } = await readLos(() => portal.los.price(loan.sLNm, {}));
  return PricingResults.Program.filter(({ Status }) => Status === 'Eligible').map((program) => ({
    value: program.lLpTemplateId,
    label: program.Name,
    loanType: program.LoanType,
    term: program.Term,
    rates: program.RateOption.map((option) => ({
      value: option.rateOptionId,
      rate: option.Rate,
      point: option.Point,
      price: option.Price,
      payment: option.Payment,
      apr: option.APR,
      lockDays: option.LockDays,
    })),
  }));
}
