import type { PrintableFacts } from '../../../domain/disclosure/closing/closing-facts';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { isAssumable, lateTerms, penaltyMonths } from '../../../domain/disclosure/estimate/estimate-form';
import { exactSchedule, wholeCents } from '../../../domain/disclosure/figures/exact-schedule';
import { ratePaths } from '../../../domain/disclosure/figures/rate-paths';
import type { LoanDocument } from '../../../domain/loan/document';
import { isRefinance } from '../../../domain/loan/purpose';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { newLiens } from './ucd-transaction';
import { amount, appendPath, percent, values } from './ucd-values';

const mortgageTypes: Readonly<Record<string, string>> = {
  ...{ '0': 'Conventional', '1': 'FHA', '2': 'VA', '3': 'USDARuralDevelopment', '4': 'Other' },
};
const [CONVENTIONAL, OTHER, SECOND_LIEN, INVESTMENT] = ['0', '4', '1', '2'];

const partialPayments: Readonly<Record<string, string>> = {
  accept: 'ApplyPartialPayment',
  hold: 'HoldUntilCompleteAmount',
};

function writeDetail(target: OutElement, loan: LoanDocument, form: ClosingForm, facts: PrintableFacts): void {
  const { terms, insurance, choices } = facts;
  const { disclosures } = form;
  const isAdjustable = terms.amortization.kind === 'arm';
  const hasEscrow = disclosures.escrow !== null;
  const detail = append(target, 'LOAN_DETAIL');
  const liens = newLiens(form);
  values(detail, {
    AssumabilityIndicator: isAssumable(loan),
    BalloonIndicator: false,
    BuydownTemporarySubsidyFundingIndicator: false,
    ConstructionLoanIndicator: false,
    DemandFeatureIndicator: disclosures.hasDemandFeature,
    EscrowAbsenceReasonType: hasEscrow
      ? undefined
      : choices.noEscrow === 'declined'
        ? 'BorrowerDeclined'
        : 'LenderDoesNotOffer',
    EscrowIndicator: hasEscrow,
    InterestOnlyIndicator: terms.interestOnlyMonths > 0,
    InterestRateIncreaseIndicator: isAdjustable,
    LoanAmountIncreaseIndicator: disclosures.negativeAmortization,
    MIRequiredIndicator: !insurance.monthly.isZero(),
    NegativeAmortizationIndicator: disclosures.negativeAmortization,
    PaymentIncreaseIndicator: isAdjustable || terms.interestOnlyMonths > 0,
    PrepaymentPenaltyIndicator: penaltyMonths(loan) > 0,
    SeasonalPaymentFeatureIndicator: false,
    TotalSubordinateFinancingAmount: liens > 0 ? amount(liens) : undefined,
  });
  values(appendPath(detail, 'EXTENSION/OTHER'), { 'gse:SubordinateFinancingIsNewIndicator': liens > 0 });
}

function writePayment(target: OutElement, form: ClosingForm, { terms }: PrintableFacts): void {
  const [first] = exactSchedule(terms, ratePaths(terms).expected);
  const method = ownValue(partialPayments, form.disclosures.partialPayments);
  if (method)
    values(ensure(target, 'PAYMENT/PARTIAL_PAYMENTS/PARTIAL_PAYMENT'), { PartialPaymentApplicationMethodType: method });
  values(ensure(target, 'PAYMENT/PAYMENT_RULE'), {
    InitialPrincipalAndInterestPaymentAmount: first ? amount(wholeCents(first.payment)) : undefined,
    PartialPaymentAllowedIndicator: method !== undefined,
    PaymentFrequencyType: 'Monthly',
    PaymentOptionIndicator: false,
  });
}

/** The terms of the note (pages 1 and 4). Lines of credit, buydowns and construction are not disclosed by the portal. */
export function writeTerms(target: OutElement, loan: LoanDocument, form: ClosingForm, facts: PrintableFacts): void {
  const { terms } = facts;
  const isConventional = (loan.sLT ?? CONVENTIONAL) === CONVENTIONAL;
  values(ensure(target, 'AMORTIZATION/AMORTIZATION_RULE'), {
    AmortizationType: terms.amortization.kind === 'arm' ? 'AdjustableRate' : 'Fixed',
  });
  values(ensure(target, 'FORECLOSURES/FORECLOSURE/FORECLOSURE_DETAIL'), {
    DeficiencyRightsPreservedIndicator: form.isProtected,
  });
  const late = lateTerms(loan);
  values(appendPath(target, 'LATE_CHARGE/EXTENSION/OTHER/gse:LATE_CHARGE_RULES/gse:LATE_CHARGE_RULE'), {
    'gse:LateChargeGracePeriodDaysCount': late.days,
    'gse:LateChargeRatePercent': percent(late.percent),
    'gse:LateChargeType': 'PercentOfPrincipalAndInterest',
  });
  writeDetail(target, loan, form, facts);
  const identifiers = append(target, 'LOAN_IDENTIFIERS');
  const identify = (id: string, type: string): void =>
    values(append(identifiers, 'LOAN_IDENTIFIER'), { LoanIdentifier: id, LoanIdentifierType: type });
  identify(form.head.loanId, 'LenderLoan');
  const { insuranceNumber } = form.head;
  if (insuranceNumber && !isConventional) identify(insuranceNumber, 'AgencyCase');
  values(ensure(target, 'MATURITY/MATURITY_RULE'), {
    LoanMaturityPeriodCount: terms.termMonths,
    LoanMaturityPeriodType: 'Month',
  });
  if (insuranceNumber && isConventional)
    values(ensure(target, 'MI_DATA/MI_DATA_DETAIL'), {
      MICertificateIdentifier: insuranceNumber,
      MICompanyNameType: loan.sMiCompanyNm ? 'Other' : undefined,
      MICompanyNameTypeOtherDescription: loan.sMiCompanyNm,
    });
  writePayment(target, form, facts);
  if (loan.applicants[0]?.aOccT !== INVESTMENT)
    values(ensure(target, 'QUALIFIED_MORTGAGE/QUALIFIED_MORTGAGE_DETAIL'), { AbilityToRepayMethodType: 'General' });
  values(append(target, 'TERMS_OF_LOAN'), {
    LienPriorityType: loan.sLienPosT === SECOND_LIEN ? 'SecondLien' : 'FirstLien',
    LoanPurposeType: isRefinance(loan) ? 'Refinance' : 'Purchase',
    MortgageType: ownValue(mortgageTypes, loan.sLT ?? CONVENTIONAL) ?? 'Other',
    MortgageTypeOtherDescription: loan.sLT === OTHER ? 'Other' : undefined,
    NoteAmount: amount(terms.amount),
    NoteRatePercent: percent(terms.rate),
  });
}
