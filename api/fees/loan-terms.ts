import type { z } from 'zod';
import { disclosedInsurance, disclosedTerms, loanComparisons } from '../../domain/application/closing/disclosed-loan';
import { adjustablePayments, adjustableRate } from '../../domain/disclosure/figures/adjustable-tables';
import type { Comparisons } from '../../domain/disclosure/figures/comparisons';
import { roundedDollars } from '../../domain/disclosure/figures/estimate-lines';
import { projectedPayments } from '../../domain/disclosure/figures/projected-payments';
import type { DisclosedTerms } from '../../domain/disclosure/figures/rate-paths';
import type { loanTermsView } from '../../domain/fees/closing-view.schemas';
import { projectedEscrow } from '../../domain/fees/escrow-payment';
import { worksheetOf } from '../../domain/fees/worksheet';
import type { LoanDocument } from '../../domain/loan/document';
import { centsOf, money } from '../../domain/numbers/cents';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';

type LoanTerms = z.output<typeof loanTermsView>;

function comparisonsView({ apr, ...found }: Comparisons): LoanTerms['comparisons'] {
  return {
    inFiveYears: found.inFiveYears,
    apr: apr === undefined ? null : formatThousandths(apr),
    totalInterestPercentage: formatThousandths(found.totalInterestPercentage),
    totalOfPayments: formatCents(found.totalOfPayments),
    financeCharge: formatCents(found.financeCharge),
    amountFinanced: formatCents(found.amountFinanced),
  };
}

function rateTable(terms: DisclosedTerms): LoanTerms['adjustableRate'] {
  const table = adjustableRate(terms);
  if (table === undefined) return null;
  const { index, firstMonth, everyMonths } = table;
  return {
    ...{
      index,
      firstMonth,
      everyMonths,
      margin: formatThousandths(table.margin),
      initial: formatThousandths(table.initial),
    },
    ...{ minimum: formatThousandths(table.minimum), maximum: formatThousandths(table.maximum) },
    ...{ firstLimit: formatThousandths(table.firstLimit), laterLimit: formatThousandths(table.laterLimit) },
  };
}

/** The terms of a loan as its disclosures show them. */
export function loanTermsOf(loan: LoanDocument): LoanTerms {
  const terms = disclosedTerms(loan);
  const head = {
    loanAmount: money(centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc)) ?? null,
    noteRate: loan.sNoteIR ?? null,
    termMonths: loan.sTerm ?? null,
    interestOnlyMonths: loan.sIOnlyMon ?? 0,
  };
  if (terms === undefined) {
    return { ...head, projectedPayments: null, adjustablePayments: null, adjustableRate: null, comparisons: null };
  }
  const worksheet = worksheetOf(loan);
  const insurance = disclosedInsurance(loan, terms);
  return {
    ...head,
    projectedPayments: projectedPayments(terms, insurance, projectedEscrow(loan, worksheet), 'estimate').map(
      ({ principalAndInterest: { least, most }, insurance: mortgageInsurance, escrow, total, ...column }) => ({
        ...column,
        principalAndInterest: { least: formatCents(least), most: formatCents(most) },
        mortgageInsurance: mortgageInsurance === null ? null : roundedDollars(mortgageInsurance),
        escrow: roundedDollars(escrow),
        total: { least: roundedDollars(total.least), most: roundedDollars(total.most) },
      }),
    ),
    adjustablePayments: adjustablePayments(terms) ?? null,
    adjustableRate: rateTable(terms),
    comparisons: comparisonsView(loanComparisons(loan, terms, insurance, worksheet)),
  };
}
