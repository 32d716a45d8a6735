import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { type CostColumn, type CostRow, columnOf } from '../../../domain/disclosure/closing/cost-rows';
import type { FeeSection } from '../../../domain/fees/fee-bucket';
import { catalogFeeOf } from '../../../domain/fees/fee-catalog';
import type { WorksheetLine } from '../../../domain/fees/worksheet';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { amount, labeled, percent, values } from './ucd-values';

/** IntegratedDisclosureSectionType of each section of page 2. */
export const sectionTypes: Readonly<Record<FeeSection, string>> = {
  A: 'OriginationCharges',
  B: 'ServicesBorrowerDidNotShopFor',
  C: 'ServicesBorrowerDidShopFor',
  E: 'TaxesAndOtherGovernmentFees',
  F: 'Prepaids',
  G: 'InitialEscrowPaymentAtClosing',
  H: 'OtherCosts',
};

/** Who pays in a column of page 2, and when. */
export const columnPayments: Readonly<Record<CostColumn, readonly [by: string, timing: string]>> = {
  borrowerAt: ['Buyer', 'AtClosing'],
  borrowerBefore: ['Buyer', 'BeforeClosing'],
  sellerAt: ['Seller', 'AtClosing'],
  sellerBefore: ['Seller', 'BeforeClosing'],
  others: ['ThirdParty', 'AtClosing'],
};

const payment = (line: WorksheetLine): readonly [by: string, timing: string] => {
  const [by, timing] = columnPayments[columnOf(line)];
  return [line.paidBy === 'lender' ? 'Lender' : by, timing];
};

const paidTo = ({ Beneficiary, isAffiliate, type }: WorksheetLine): string => {
  if (Beneficiary === '21' || type === 'PrepaidInterest') return 'Lender';
  if (Beneficiary === '26') return 'Broker';
  return isAffiliate ? 'Other' : 'ThirdPartyProvider';
};

const payee = (line: WorksheetLine) => ({
  FeePaidToType: paidTo(line),
  FeePaidToTypeOtherDescription: paidTo(line) === 'Other' ? 'LenderAffiliate' : undefined,
});

const escrowItems: Readonly<Record<string, string>> = {
  HomeownersInsurancePremium: 'HomeownersInsurance',
  MortgageInsurancePremium: 'MortgageInsurance',
  PropertyTax: 'CountyPropertyTax',
  FloodInsurancePremium: 'FloodInsurance',
  WindInsurancePremium: 'WindstormInsurance',
};

function writePayee(parent: OutElement, name: string, to: string | undefined): void {
  if (to) ensure(parent, `${name}/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName`).text = to;
}

function writeFee(fees: OutElement, section: FeeSection, { label, to, detail }: CostRow, line: WorksheetLine): void {
  const fee = append(fees, 'FEE');
  const type = catalogFeeOf(line.type)?.ucd ?? 'Other';
  const isPoints = type === 'LoanDiscountPoints';
  // The specification asks for the total of these alone; of the others it has the payments.
  const hasTotal = section === 'E' || type === 'EscrowWaiverFee';
  values(append(fee, 'FEE_DETAIL'), {
    FeeActualTotalAmount: hasTotal ? amount(line.amount) : undefined,
    ...payee(line),
    FeePercentBasisType: isPoints ? 'OriginalLoanAmount' : undefined,
    FeeTotalPercent: isPoints && detail?.kind === 'points' ? percent(detail.percent ?? 0) : undefined,
    FeeType: labeled(type, detail?.kind === 'recording' ? line.label : label),
    FeeTypeOtherDescription: type === 'Other' ? line.label : undefined,
    IntegratedDisclosureSectionType: sectionTypes[section],
    OptionalCostIndicator: section === 'H' && label.endsWith('(optional)') ? true : undefined,
  });
  writePayee(fee, 'FEE_PAID_TO', paidTo(line) === 'Lender' ? undefined : to);
  const [by, timing] = payment(line);
  values(ensure(fee, 'FEE_PAYMENTS/FEE_PAYMENT'), {
    FeeActualPaymentAmount: amount(line.amount),
    FeePaymentPaidByType: by,
    FeePaymentPaidOutsideOfClosingIndicator: by === 'Buyer' || by === 'Seller' ? timing === 'BeforeClosing' : undefined,
  });
}

/** Points are in every file, also if there are none. */
function writeNoPoints(fees: OutElement): void {
  values(append(append(fees, 'FEE'), 'FEE_DETAIL'), {
    ...{ FeePercentBasisType: 'OriginalLoanAmount', FeeTotalPercent: percent(0), FeeType: 'LoanDiscountPoints' },
    IntegratedDisclosureSectionType: sectionTypes.A,
  });
}

function writePrepaid(items: OutElement, row: CostRow, line: WorksheetLine, basisDays: number): void {
  const { label, to, detail } = row;
  const item = append(items, 'PREPAID_ITEM');
  const type = catalogFeeOf(line.type)?.ucd ?? 'Other';
  const interest = detail?.kind === 'interest' ? detail : undefined;
  values(append(item, 'PREPAID_ITEM_DETAIL'), {
    ...payee(line),
    IntegratedDisclosureSectionType: sectionTypes.F,
    PrepaidItemMonthsPaidCount: detail?.kind === 'months' ? detail.months : undefined,
    PrepaidItemPaidFromDate: interest?.from,
    PrepaidItemPaidThroughDate: interest?.to,
    PrepaidItemPerDiemAmount: typeof interest?.perDiem === 'number' ? amount(interest.perDiem) : undefined,
    PrepaidItemPerDiemCalculationMethodType: interest ? String(basisDays) : undefined,
    PrepaidItemType: interest ? type : labeled(type, label),
    PrepaidItemTypeOtherDescription: type === 'Other' ? line.label : undefined,
  });
  writePayee(item, 'PREPAID_ITEM_PAID_TO', interest ? undefined : to);
  const [by, timing] = payment(line);
  values(ensure(item, 'PREPAID_ITEM_PAYMENTS/PREPAID_ITEM_PAYMENT'), {
    PrepaidItemActualPaymentAmount: amount(line.amount),
    PrepaidItemPaymentPaidByType: by,
    PrepaidItemPaymentTimingType: timing,
  });
}

function writeEscrow(escrow: OutElement, { label }: CostRow, line: WorksheetLine): void {
  if (line.source === 'aggregate') {
    values(ensure(escrow, 'ESCROW_DETAIL'), { EscrowAggregateAccountingAdjustmentAmount: amount(line.amount) });
    return;
  }
  const item = append(ensure(escrow, 'ESCROW_ITEMS'), 'ESCROW_ITEM');
  const type = ownValue(escrowItems, line.type) ?? 'Other';
  values(append(item, 'ESCROW_ITEM_DETAIL'), {
    EscrowCollectedNumberOfMonthsCount: line.months,
    EscrowItemType: labeled(type, label),
    EscrowItemTypeOtherDescription: type === 'Other' ? line.label : undefined,
    EscrowMonthlyPaymentAmount: line.monthly === undefined ? undefined : amount(line.monthly),
    ...payee(line),
    IntegratedDisclosureSectionType: sectionTypes.G,
  });
  values(ensure(item, 'ESCROW_ITEM_PAYMENTS/ESCROW_ITEM_PAYMENT'), {
    EscrowItemActualPaymentAmount: amount(line.amount),
    EscrowItemPaymentPaidByType: payment(line)[0],
    // The form has no other column for the escrow account.
    EscrowItemPaymentTimingType: 'AtClosing',
  });
}

/** Page 2: each charge as a fee, a prepaid item or an item of the escrow account. */
export function writeCosts(loan: OutElement, { details }: ClosingForm, basisDays: number): void {
  const fees = ensure(loan, 'FEE_INFORMATION/FEES');
  for (const [name, { rows }] of Object.entries(details.sections)) {
    const section = name as FeeSection;
    for (const row of rows) {
      for (const line of row.lines) {
        if (section === 'F') writePrepaid(ensure(loan, 'CLOSING_INFORMATION/PREPAID_ITEMS'), row, line, basisDays);
        else if (section === 'G') writeEscrow(ensure(loan, 'ESCROW'), row, line);
        else writeFee(fees, section, row, line);
      }
    }
  }
  const lines = details.sections.A.rows.flatMap((row) => row.lines);
  if (!lines.some(({ type }) => catalogFeeOf(type)?.ucd === 'LoanDiscountPoints')) writeNoPoints(fees);
}
