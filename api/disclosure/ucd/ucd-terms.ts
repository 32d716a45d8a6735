import type { PrintableFacts } from '../../../domain/disclosure/closing/closing-facts';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { isAssumable, lateCharge, penaltyMonths } from '../../../domain/disclosure/estimate/estimate-form';
import { exactSchedule, wholeCents } from '../../../domain/disclosure/figures/exact-schedule';
import { projectedPayments } from '../../../domain/disclosure/figures/projected-payments';
import { ratePaths } from '../../../domain/disclosure/figures/rate-paths';
import { projectedEscrow } from '../../../domain/fees/escrow-payment';
import { worksheetOf } from '../../../domain/fees/worksheet';
import type { LoanDocument } from '../../../domain/loan/document';
import { isRefinance } from '../../../domain/loan/purpose';
import { formatCents } from '../../../domain/numbers/fixed';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { amount, percent, values } from './ucd-values';

const mortgageTypes: Readonly<Record<string, string>> = {
  ...{ '0': 'Conventional', '1': 'FHA', '2': 'VA', '3': 'USDARuralDevelopment', '4': 'Other' },
};

const dollars = (whole: number): string => formatCents(whole * 100);

/** The terms of the note (pages 1 and 4). */
export function writeTerms(target: OutElement, loan: LoanDocument, form: ClosingForm, { terms }: PrintableFacts): void {
  const [first] = exactSchedule(terms, ratePaths(terms).expected);
  const isAdjustable = terms.amortization.kind === 'arm';
  const { disclosures } = form;
  values(ensure(target, 'AMORTIZATION/AMORTIZATION_RULE'), {
    AmortizationType: isAdjustable ? 'AdjustableRate' : 'Fixed',
    LoanAmortizationPeriodCount: terms.termMonths,
    LoanAmortizationPeriodType: 'Month',
  });
  values(ensure(target, 'FORECLOSURES/FORECLOSURE/FORECLOSURE_DETAIL'), {
    DeficiencyRightsPreservedIndicator: form.isProtected,
  });
  values(append(target, 'LOAN_DETAIL'), {
    AssumabilityIndicator: isAssumable(loan),
    BalloonIndicator: false,
    DemandFeatureIndicator: disclosures.hasDemandFeature,
    EscrowIndicator: disclosures.escrow !== null,
    InterestOnlyIndicator: terms.interestOnlyMonths > 0,
    NegativeAmortizationIndicator: disclosures.negativeAmortization,
    PrepaymentPenaltyIndicator: penaltyMonths(loan) > 0,
  });
  values(ensure(target, 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER'), {
    LoanIdentifier: form.head.loanId,
    LoanIdentifierType: 'LenderLoan',
  });
  values(ensure(target, 'LATE_CHARGE/LATE_CHARGE_RULE'), { LateChargeGracePeriodDaysCount: lateCharge(loan).lateDays });
  values(ensure(target, 'MATURITY/MATURITY_RULE'), {
    LoanMaturityPeriodCount: terms.termMonths,
    LoanMaturityPeriodType: 'Month',
  });
  values(ensure(target, 'PAYMENT/PAYMENT_RULE'), {
    InitialPrincipalAndInterestPaymentAmount: first ? amount(wholeCents(first.payment)) : undefined,
    PartialPaymentAllowedIndicator: disclosures.partialPayments !== 'reject',
    PaymentFrequencyType: 'Monthly',
    ScheduledFirstPaymentDate: loan.sSchedDueD1,
  });
  values(append(target, 'TERMS_OF_LOAN'), {
    LoanPurposeType: isRefinance(loan) ? 'Refinance' : 'Purchase',
    MortgageType: ownValue(mortgageTypes, loan.sLT ?? '0') ?? 'Other',
    NoteAmount: amount(terms.amount),
    NoteRatePercent: percent(terms.rate),
  });
}

/** The columns of the Projected Payments. */
export function writePayments(disclosure: OutElement, loan: LoanDocument, { terms, insurance }: PrintableFacts): void {
  const columns = projectedPayments(terms, insurance, projectedEscrow(loan, worksheetOf(loan)));
  const payments = append(disclosure, 'PROJECTED_PAYMENTS');
  for (const column of columns) {
    const { least, most } = column.principalAndInterest;
    values(append(payments, 'PROJECTED_PAYMENT'), {
      PaymentFrequencyType: 'Monthly',
      ProjectedPaymentCalculationPeriodEndNumber: column.toYear,
      ProjectedPaymentCalculationPeriodStartNumber: column.fromYear,
      ProjectedPaymentCalculationPeriodTermType: 'Yearly',
      ProjectedPaymentEstimatedEscrowPaymentAmount: dollars(column.escrow),
      ProjectedPaymentEstimatedTotalMaximumPaymentAmount: dollars(column.total.most),
      ProjectedPaymentEstimatedTotalMinimumPaymentAmount: dollars(column.total.least),
      ProjectedPaymentMIPaymentAmount: dollars(column.insurance ?? 0),
      ProjectedPaymentPrincipalAndInterestMaximumPaymentAmount: amount(most),
      ProjectedPaymentPrincipalAndInterestMinimumPaymentAmount: amount(least),
    });
  }
}

/** The loan calculations of page 5, and the escrow account of page 4. */
export function writeFigures(target: OutElement, disclosure: OutElement, form: ClosingForm): void {
  const { calculations, disclosures } = form;
  if (calculations) {
    values(ensure(target, 'FEE_INFORMATION/FEES_SUMMARY/FEE_SUMMARY_DETAIL'), {
      APRPercent: percent(calculations.apr),
      FeeSummaryTotalAmountFinancedAmount: amount(calculations.amountFinanced),
      FeeSummaryTotalFinanceChargeAmount: amount(calculations.financeCharge),
      FeeSummaryTotalInterestPercent: percent(calculations.totalInterestPercentage),
      FeeSummaryTotalOfAllPaymentsAmount: amount(calculations.totalOfPayments),
    });
  }
  const { escrow, noEscrow } = disclosures;
  values(ensure(disclosure, 'INTEGRATED_DISCLOSURE_DETAIL'), {
    FirstYearTotalEscrowPaymentAmount: escrow ? amount(escrow.escrowed.amount) : undefined,
    FirstYearTotalEscrowPaymentDescription: escrow?.escrowed.names.join(', '),
    FirstYearTotalNonEscrowPaymentAmount: amount((escrow ? escrow.notEscrowed : noEscrow.costs).amount),
    FirstYearTotalNonEscrowPaymentDescription: (escrow ? escrow.notEscrowed : noEscrow.costs).names.join(', '),
    IntegratedDisclosureDocumentType: 'ClosingDisclosure',
    IntegratedDisclosureIssuedDate: form.head.issued,
  });
}
