import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import type { SummaryLetter, SummaryRow } from '../../../domain/disclosure/closing/summaries';
import type { Cents } from '../../../domain/numbers/fixed';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { letterTypes } from './ucd-sections';
import { amount, appendPath, labeled, values } from './ucd-values';

const subsections: Readonly<Record<string, string>> = {
  Adjustments: 'Adjustments',
  'Other Credits': 'OtherCredits',
  'Adjustments for Items Paid by Seller in Advance': 'AdjustmentsForItemsPaidBySellerInAdvance',
  'Adjustments for Items Unpaid by Seller': 'AdjustmentsForItemsUnpaidBySeller',
};

/** Lines that other elements have: the price, the loan amount, and the closing costs. */
const elsewhere: ReadonlySet<string> = new Set([
  'Sale Price of Property',
  'Sale Price of Any Personal Property Included in Sale',
  'Closing Costs Paid at Closing (J)',
  'Loan Amount',
]);

const funds: Readonly<Record<string, string>> = {
  Deposit: 'DepositOnSalesContract',
  'Excess Deposit': 'ExcessDeposit',
};

const payoffs: Readonly<Record<string, string>> = {
  'Payoff of First Mortgage Loan': 'FirstPositionMortgageLien',
  'Payoff of Second Mortgage Loan': 'SecondPositionMortgageLien',
  'Debts Paid Off': 'Other',
};

const SELLER_CREDIT = 'Seller Credit';
const ASSUMED = 'Existing Loan(s) Assumed or Taken Subject to';

const prorations: readonly (readonly [RegExp, string])[] = [
  [/city|town/i, 'CityPropertyTax'],
  [/county/i, 'CountyPropertyTax'],
  [/hoa|homeowners.? association/i, 'HomeownersAssociationDues'],
  [/rent/i, 'RentFromSubjectProperty'],
];

/** A row of L above its groups that is none of the printed ones is another loan that is made with this one. */
const isNewLien = (letter: string, heading: string | null, { label }: SummaryRow): boolean =>
  letter === 'L' && heading === null && ![...elsewhere, ...Object.keys(funds), SELLER_CREDIT, ASSUMED].includes(label);

/** What other loans that are made with this one bring. */
export const newLiens = ({ summaries }: ClosingForm): Cents =>
  (summaries?.parts.L ?? [])
    .flatMap(({ heading, rows }) => rows.filter((row) => isNewLien('L', heading, row)))
    .reduce((sum, row) => sum + (row.amount ?? 0), 0);

/** A debt that the transaction pays off. */
function writeLiability(deal: OutElement, type: string, section: string, to: string, cents: Cents): void {
  const liability = append(ensure(deal, 'LIABILITIES'), 'LIABILITY');
  const detail = append(liability, 'LIABILITY_DETAIL');
  values(detail, {
    LiabilityType: labeled(type, to),
    LiabilityTypeOtherDescription: type === 'Other' ? to : undefined,
  });
  values(appendPath(detail, 'EXTENSION/OTHER'), { 'gse:IntegratedDisclosureSectionType': section });
  ensure(liability, 'LIABILITY_HOLDER/NAME/FullName').text = to;
  values(append(liability, 'PAYOFF'), { PayoffAmount: amount(cents) });
}

interface Place {
  readonly deal: OutElement;
  readonly information: OutElement;
  readonly letter: SummaryLetter;
  readonly heading: string | null;
}

type Section = Readonly<Record<string, string | undefined>>;

function writeProration(information: OutElement, { label, period, amount: cents }: SummaryRow, section: Section): void {
  const item = prorations.find(([pattern]) => pattern.test(label))?.[1] ?? 'Other';
  values(append(ensure(information, 'PRORATION_ITEMS'), 'PRORATION_ITEM'), {
    ...section,
    ProrationItemAmount: amount(cents ?? 0),
    ProrationItemPaidFromDate: period?.from,
    ProrationItemPaidThroughDate: period?.to,
    ProrationItemType: labeled(item, label),
    ProrationItemTypeOtherDescription: item === 'Other' ? 'OtherAssessments' : undefined,
  });
}

function writeAdjustment(
  information: OutElement,
  item: string,
  { label, amount: cents }: SummaryRow,
  section: Section,
): void {
  const adjustment = append(ensure(information, 'CLOSING_ADJUSTMENT_ITEMS'), 'CLOSING_ADJUSTMENT_ITEM');
  values(append(adjustment, 'CLOSING_ADJUSTMENT_ITEM_DETAIL'), {
    ClosingAdjustmentItemAmount: amount(cents ?? 0),
    ClosingAdjustmentItemPaidOutsideOfClosingIndicator: false,
    ClosingAdjustmentItemType: labeled(item, label),
    ClosingAdjustmentItemTypeOtherDescription: item === 'Other' ? label : undefined,
    ...section,
  });
}

function writeRow({ deal, information, letter, heading }: Place, row: SummaryRow): void {
  const { label, amount: cents } = row;
  if (cents === null || cents === 0 || elsewhere.has(label)) return;
  const type = letterTypes[letter];
  const section = {
    IntegratedDisclosureSectionType: type,
    IntegratedDisclosureSubsectionType: heading === null ? undefined : ownValue(subsections, heading),
  };
  const [payoff, fund] = [ownValue(payoffs, label), ownValue(funds, label)];
  if (payoff !== undefined) writeLiability(deal, payoff, type, label, cents);
  else if (fund !== undefined)
    values(append(ensure(information, 'CLOSING_COST_FUNDS'), 'CLOSING_COST_FUND'), {
      ...{ ClosingCostFundAmount: amount(cents), FundsType: fund, IntegratedDisclosureSectionType: type },
    });
  else if (row.isProrated) writeProration(information, row, section);
  else {
    const lien = isNewLien(letter, heading, row) ? 'ProceedsOfSubordinateLiens' : 'Other';
    writeAdjustment(information, label === SELLER_CREDIT ? 'SellerCredit' : lien, row, section);
  }
}

const fromOrTo = (party: 'Borrower' | 'Seller', cents: number): Record<string, string> =>
  cents > 0
    ? { [`CashFrom${party}AtClosingAmount`]: amount(cents) }
    : { [`CashTo${party}AtClosingAmount`]: amount(0 - cents) };

/** The day of closing, the cash of both parties, and the lines of the summaries or the payoffs. */
export function writeClosing(deal: OutElement, loan: OutElement, form: ClosingForm, rateSet: string | null): void {
  const { head, summaries, cash } = form;
  const information = append(loan, 'CLOSING_INFORMATION');
  values(append(information, 'CLOSING_INFORMATION_DETAIL'), {
    ...fromOrTo('Borrower', cash.cash),
    // Cash of the seller is what is due to less what is due from the seller.
    ...(summaries && fromOrTo('Seller', 0 - summaries.sellerCash)),
    ClosingAgentOrderNumberIdentifier: head.fileNumber,
    ClosingDate: head.closing,
    CurrentRateSetDate: rateSet,
    DisbursementDate: head.disbursement,
  });
  for (const [letter, groups] of Object.entries(summaries?.parts ?? {}))
    for (const { heading, rows } of groups)
      for (const row of rows) writeRow({ deal, information, letter: letter as SummaryLetter, heading }, row);
  for (const { to, amount: cents } of form.payoffs?.rows ?? [])
    writeLiability(deal, 'Other', 'PayoffsAndPayments', to, cents);
}
