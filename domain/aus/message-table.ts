import type { DocumentType } from '../documents/document-types';
import type { MessageCode } from '../messages/message';

/** The sections of a report, in their order. */
export const messageSections = ['risk', 'eligibility', 'verification', 'property', 'red-flags'] as const;
export type MessageSection = (typeof messageSections)[number];

export const severities = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** The condition that a message proposes: its text, which the LOS keeps in English, and the documents that answer it. */
interface ProposedCondition {
  readonly description: string;
  readonly accepts: readonly DocumentType[];
}

export interface MessageSpec {
  /** Our own number; the ID of a message is the letter of its scorecard and this number. */
  readonly number: number;
  readonly section: MessageSection;
  readonly severity: Severity;
  /** The field of the loan to look at first. */
  readonly field?: string;
  readonly condition?: ProposedCondition;
}

type AusCode = Extract<MessageCode, `aus-${string}`>;

const spec = (
  number: number,
  section: MessageSection,
  severity: Severity,
  field?: string,
  condition?: readonly [description: string, ...accepts: DocumentType[]],
): MessageSpec => ({
  ...{ number, section, severity },
  ...(field === undefined ? {} : { field }),
  ...(condition === undefined
    ? {}
    : { condition: { description: condition[0], accepts: condition.slice(1) as DocumentType[] } }),
});

/** What the portal knows about each message besides its text. */
export const messageTable = {
  'aus-field-missing': spec(10, 'eligibility', 'critical'),
  'aus-field-contradicted': spec(11, 'eligibility', 'critical'),
  'aus-credit-missing': spec(12, 'eligibility', 'critical', 'aCrOd'),
  'aus-result': spec(100, 'risk', 'info'),
  'aus-points': spec(101, 'risk', 'info'),
  'aus-points-short': spec(102, 'risk', 'critical'),
  'aus-score': spec(103, 'risk', 'info', 'sCreditScoreType2'),
  'aus-no-score': spec(104, 'risk', 'warning', 'aBExperianScore'),
  'aus-dti-noted': spec(108, 'risk', 'warning', 'liabilities'),
  'aus-dti-over': spec(109, 'risk', 'critical', 'liabilities'),
  'aus-housing-history': spec(110, 'risk', 'warning', 'sHousingHistoryT', [
    'Provide a 12-month housing payment history and explain each late payment.',
    'RENT HISTORY',
    'CREDIT EXPLANATION',
  ]),
  'aus-bankruptcy': spec(111, 'risk', 'critical', 'aBDecBankrupt', [
    'Provide the bankruptcy discharge papers and schedules, and explain the bankruptcy.',
    'CREDIT EXPLANATION',
  ]),
  'aus-bankruptcy-end': spec(117, 'risk', 'critical', 'aBDecBankruptEndT', [
    'Provide the court’s order that ended the bankruptcy.',
    'CREDIT EXPLANATION',
  ]),
  'aus-foreclosure': spec(112, 'risk', 'critical', 'aBDecForeclosure', [
    'Provide proof of the foreclosure date, and explain the foreclosure.',
    'CREDIT EXPLANATION',
  ]),
  'aus-deed-in-lieu': spec(113, 'risk', 'critical', 'aBDecDeedInLieu', [
    'Provide proof of the date of the deed in lieu of foreclosure, and explain it.',
    'CREDIT EXPLANATION',
  ]),
  'aus-short-sale': spec(114, 'risk', 'critical', 'aBDecShortSale', [
    'Provide the settlement statement of the short sale, and explain the sale.',
    'CREDIT EXPLANATION',
  ]),
  'aus-waiting-period': spec(115, 'risk', 'critical', 'aBDecForeclosureD', [
    'Provide proof of the date of the event, and explain it.',
    'CREDIT EXPLANATION',
  ]),
  'aus-plan-payments': spec(116, 'risk', 'critical', 'aBDecBankruptD', [
    'Provide proof of 12 months of payments of the chapter 13 plan on time, and the trustee’s approval of the loan.',
    'CREDIT EXPLANATION',
  ]),
  'aus-eligible': spec(130, 'eligibility', 'info'),
  'aus-ltv-over': spec(131, 'eligibility', 'critical', 'sLAmtCalc'),
  'aus-cltv-over': spec(132, 'eligibility', 'critical', 'sConcurSubFin'),
  'aus-hcltv-over': spec(133, 'eligibility', 'critical', 'sSubFin'),
  'aus-first-time': spec(134, 'eligibility', 'critical', 'sHas1stTimeBuyer'),
  'aus-amount-over': spec(135, 'eligibility', 'critical', 'sLAmtCalc'),
  'aus-county-unknown': spec(136, 'eligibility', 'warning', 'sSpCounty'),
  'aus-not-covered': spec(137, 'eligibility', 'critical', 'sOccTPe'),
  'aus-score-below': spec(138, 'eligibility', 'critical', 'sCreditScoreType2'),
  'aus-reserves-short': spec(139, 'eligibility', 'critical', 'assets', [
    'Document the reserves that the findings require.',
    'BANK STATEMENT',
  ]),
  'aus-properties-over': spec(140, 'eligibility', 'critical', 'reos'),
  'aus-properties-score': spec(141, 'eligibility', 'critical', 'reos'),
  'aus-out-of-scope': spec(142, 'eligibility', 'critical', 'sProdSpT'),
  'aus-area-income': spec(143, 'eligibility', 'warning', 'sFannieCommunityLendingT', [
    'Document that the qualifying income is at most 80% of the area median income.',
    'INCOME WORKSHEET',
  ]),
  'aus-verify-job': spec(201, 'verification', 'info', 'employments', [
    'Provide a paystub that covers the last 30 days and the W-2 of the last year.',
    'PAYSTUB',
    'W-2',
  ]),
  'aus-verify-business': spec(202, 'verification', 'info', 'employments', [
    'Provide signed personal and business tax returns with all schedules for the last two years.',
    'TAX RETURN',
    'PROFIT AND LOSS',
  ]),
  'aus-verify-overtime': spec(203, 'verification', 'info', 'employments', [
    'Provide the W-2s of the last two years for the overtime.',
    'W-2',
  ]),
  'aus-verify-bonus': spec(204, 'verification', 'info', 'employments', [
    'Provide the W-2s of the last two years for the bonus.',
    'W-2',
  ]),
  'aus-verify-commission': spec(205, 'verification', 'info', 'employments', [
    'Provide the W-2s of the last two years for the commissions.',
    'W-2',
  ]),
  'aus-verify-rent': spec(206, 'verification', 'info', 'reos', [
    'Provide current leases or the tax returns that show the rents.',
    'LEASE',
    'TAX RETURN',
  ]),
  'aus-verify-other': spec(207, 'verification', 'info', 'incomes', [
    'Provide proof of the other income and that it continues for three years.',
    'INCOME WORKSHEET',
  ]),
  'aus-verify-accounts': spec(211, 'verification', 'info', 'assets', [
    'Provide all pages of the bank statements of the last two months.',
    'BANK STATEMENT',
  ]),
  'aus-verify-retirement': spec(212, 'verification', 'info', 'assets', [
    'Provide the latest statement of the retirement accounts and the terms of withdrawal.',
    'BANK STATEMENT',
  ]),
  'aus-verify-gifts': spec(213, 'verification', 'info', 'assets', [
    'Provide signed gift letters and proof of the transfers.',
    'GIFT LETTER',
    'BANK STATEMENT',
  ]),
  'aus-verify-payoff': spec(221, 'verification', 'info', 'liabilities', [
    'Provide proof that the debt is paid off at or before closing.',
    'PAYOFF',
  ]),
  'aus-verify-excluded': spec(222, 'verification', 'warning', 'liabilities', [
    'Document why the debt does not count, such as 12 months of payments by another party.',
    'CREDIT EXPLANATION',
    'BANK STATEMENT',
  ]),
  'aus-verify-new-debt': spec(223, 'verification', 'warning', 'liabilities', [
    'Provide the note and the first statement of the new debt.',
    'CREDIT EXPLANATION',
  ]),
  'aus-verify-event': spec(224, 'verification', 'info', 'aBDecForeclosureD', [
    'Provide proof of the date of the declared credit event.',
    'CREDIT EXPLANATION',
  ]),
  'aus-verify-plan': spec(225, 'verification', 'info', 'aBDecBankruptD', [
    'Provide the discharge of the chapter 13 bankruptcy.',
    'CREDIT EXPLANATION',
  ]),
  'aus-verify-contract': spec(231, 'verification', 'info', 'sPurchPrice', [
    'Provide the complete, signed purchase contract with all addenda.',
    'PURCHASE CONTRACT',
  ]),
  'aus-verify-before-note': spec(232, 'verification', 'info', 'employments', [
    'Verify the employment within ten business days before the note.',
    'VOE',
  ]),
  'aus-value-accepted': spec(301, 'property', 'info', 'sApprVal'),
  'aus-appraisal': spec(302, 'property', 'info', 'sApprVal', ['Provide an appraisal of the property.', 'APPRAISAL']),
  'aus-project': spec(303, 'property', 'info', 'sSpProjectNm', [
    'Provide the documents for the review of the condominium project.',
    'HOA DOCUMENTS',
  ]),
  'aus-rental-units': spec(304, 'property', 'info', 'sSpGrossRent', [
    'Provide leases or a rent schedule for the other units.',
    'LEASE',
    'APPRAISAL',
  ]),
  'aus-many-runs': spec(401, 'red-flags', 'warning'),
  'aus-income-rose': spec(402, 'red-flags', 'warning', 'employments'),
  'aus-assets-rose': spec(403, 'red-flags', 'warning', 'assets'),
  'aus-debt-fell': spec(404, 'red-flags', 'warning', 'liabilities'),
} as const satisfies Partial<Readonly<Record<AusCode, MessageSpec>>>;

export type FindingCode = keyof typeof messageTable;
