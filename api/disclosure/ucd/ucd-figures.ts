import type { PrintableFacts } from '../../../domain/disclosure/closing/closing-facts';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { productText } from '../../../domain/disclosure/estimate/loan-terms-table';
import { projectedPayments } from '../../../domain/disclosure/figures/projected-payments';
import { projectedEscrow } from '../../../domain/fees/escrow-payment';
import { expensesOf, expenseTypes, isExpenseType, monthlyOf } from '../../../domain/fees/expenses';
import { worksheetOf } from '../../../domain/fees/worksheet';
import type { LoanDocument } from '../../../domain/loan/document';
import type { ExpenseRecord } from '../../../domain/loan/fees/closing-lists';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { amount, percent, values } from './ucd-values';

/** The columns of the Projected Payments. */
export function writePayments(disclosure: OutElement, loan: LoanDocument, { terms, insurance }: PrintableFacts): void {
  const columns = projectedPayments(terms, insurance, projectedEscrow(loan, worksheetOf(loan)), 'closing');
  const payments = append(disclosure, 'PROJECTED_PAYMENTS');
  for (const [place, column] of columns.entries()) {
    const { least, most } = column.principalAndInterest;
    values(append(payments, 'PROJECTED_PAYMENT', { SequenceNumber: String(place + 1) }), {
      PaymentFrequencyType: 'Monthly',
      ProjectedPaymentCalculationPeriodEndNumber: column.toYear,
      ProjectedPaymentCalculationPeriodStartNumber: column.fromYear,
      ProjectedPaymentCalculationPeriodTermType: 'Yearly',
      ProjectedPaymentEstimatedEscrowPaymentAmount: amount(column.escrow),
      ProjectedPaymentEstimatedTotalMaximumPaymentAmount: amount(column.total.most),
      ProjectedPaymentEstimatedTotalMinimumPaymentAmount:
        column.total.least === column.total.most ? undefined : amount(column.total.least),
      ProjectedPaymentMIPaymentAmount: amount(column.insurance ?? 0),
      ProjectedPaymentPrincipalAndInterestMaximumPaymentAmount: amount(most),
      ProjectedPaymentPrincipalAndInterestMinimumPaymentAmount: least === most ? undefined : amount(least),
    });
  }
}

const components: Readonly<Record<string, string>> = {
  sProRealETx: 'PropertyTaxes',
  sProHazIns: 'HomeownersInsurance',
  sProFloodIns: 'HomeownersInsurance',
  sProHoAssocDues: 'HomeownersAssociationDues',
};

const componentOf = ({ type }: ExpenseRecord): string =>
  (isExpenseType(type) ? ownValue(components, expenseTypes[type].field) : undefined) ?? 'Other';

/** Estimated taxes, insurance and assessments. */
export function writePropertyCost(disclosure: OutElement, loan: LoanDocument): void {
  const expenses = expensesOf(loan).filter((each) => each.type !== 'mi' && monthlyOf(each, loan) > 0);
  const cost = append(disclosure, 'ESTIMATED_PROPERTY_COST');
  for (const expense of expenses) {
    const type = componentOf(expense);
    values(append(ensure(cost, 'ESTIMATED_PROPERTY_COST_COMPONENTS'), 'ESTIMATED_PROPERTY_COST_COMPONENT'), {
      ProjectedPaymentEscrowedType: expense.isEscrowed ? 'Escrowed' : 'NotEscrowed',
      ProjectedPaymentEstimatedTaxesInsuranceAssessmentComponentType: type,
      ProjectedPaymentEstimatedTaxesInsuranceAssessmentComponentTypeOtherDescription:
        type === 'Other' ? (expense.Description ?? expense.type) : undefined,
    });
  }
  values(append(cost, 'ESTIMATED_PROPERTY_COST_DETAIL'), {
    ProjectedPaymentEstimatedTaxesInsuranceAssessmentTotalAmount: amount(
      expenses.reduce((sum, each) => sum + monthlyOf(each, loan), 0),
    ),
  });
}

/** The loan calculations of page 5, and the escrow account of page 4. */
export function writeFigures(
  target: OutElement,
  disclosure: OutElement,
  form: ClosingForm,
  facts: PrintableFacts,
): void {
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
  const others = escrow ? escrow.notEscrowed : noEscrow.costs;
  values(ensure(disclosure, 'INTEGRATED_DISCLOSURE_DETAIL'), {
    FirstYearTotalEscrowPaymentAmount: escrow ? amount(escrow.escrowed.amount) : undefined,
    FirstYearTotalEscrowPaymentDescription: escrow?.escrowed.names.join(', '),
    FirstYearTotalNonEscrowPaymentAmount: others.amount > 0 ? amount(others.amount) : undefined,
    FirstYearTotalNonEscrowPaymentDescription: others.names.join(', '),
    IntegratedDisclosureHomeEquityLoanIndicator: false,
    IntegratedDisclosureIssuedDate: form.head.issued,
    IntegratedDisclosureLoanProductDescription: productText(facts.terms),
  });
}
