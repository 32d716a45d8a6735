import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { type CostColumn, type CostRow, columnOf } from '../../../domain/disclosure/closing/cost-rows';
import type { FeeSection } from '../../../domain/fees/fee-bucket';
import { catalogFeeOf } from '../../../domain/fees/fee-catalog';
import type { WorksheetLine } from '../../../domain/fees/worksheet';
import type { Cents } from '../../../domain/numbers/fixed';
import { ownValue } from '../../../domain/tables/own-value';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { amount, values } from './ucd-values';

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
const columns: Readonly<Record<CostColumn, readonly [by: string, timing: string]>> = {
  borrowerAt: ['Buyer', 'AtClosing'],
  borrowerBefore: ['Buyer', 'BeforeClosing'],
  sellerAt: ['Seller', 'AtClosing'],
  sellerBefore: ['Seller', 'BeforeClosing'],
  others: ['ThirdParty', 'AtClosing'],
};

const payment = (line: WorksheetLine): readonly [by: string, timing: string] => {
  const [by, timing] = columns[columnOf(line)];
  return [line.paidBy === 'lender' ? 'Lender' : by, timing];
};

const paidTo = ({ Beneficiary, isAffiliate }: WorksheetLine): string => {
  if (Beneficiary === '21') return 'Lender';
  if (Beneficiary === '26') return 'Broker';
  return isAffiliate ? 'Other' : 'ThirdPartyProvider';
};

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
  values(append(fee, 'FEE_DETAIL'), {
    DisplayLabelText: detail?.kind === 'recording' ? line.label : label,
    FeeActualTotalAmount: amount(line.amount),
    FeePaidToType: paidTo(line),
    FeePaidToTypeOtherDescription: line.isAffiliate ? 'LenderAffiliate' : undefined,
    FeeType: type,
    FeeTypeOtherDescription: type === 'Other' ? line.label : undefined,
    IntegratedDisclosureSectionType: sectionTypes[section],
    OptionalCostIndicator: section === 'H' && label.endsWith('(optional)') ? true : undefined,
  });
  writePayee(fee, 'FEE_PAID_TO', to);
  const [by, timing] = payment(line);
  values(ensure(fee, 'FEE_PAYMENTS/FEE_PAYMENT'), {
    FeeActualPaymentAmount: amount(line.amount),
    FeePaymentPaidByType: by,
    FeePaymentPaidOutsideOfClosingIndicator: timing === 'BeforeClosing',
  });
}

function writePrepaid(items: OutElement, { label, to, detail }: CostRow, line: WorksheetLine): void {
  const item = append(items, 'PREPAID_ITEM');
  const type = catalogFeeOf(line.type)?.ucd ?? 'Other';
  values(append(item, 'PREPAID_ITEM_DETAIL'), {
    DisplayLabelText: label,
    IntegratedDisclosureSectionType: sectionTypes.F,
    PrepaidItemMonthsPaidCount: detail?.kind === 'months' ? detail.months : undefined,
    PrepaidItemPaidFromDate: detail?.kind === 'interest' ? detail.from : undefined,
    PrepaidItemPaidThroughDate: detail?.kind === 'interest' ? detail.to : undefined,
    PrepaidItemPerDiemAmount:
      detail?.kind === 'interest' && detail.perDiem !== null ? amount(detail.perDiem) : undefined,
    PrepaidItemType: type,
    PrepaidItemTypeOtherDescription: type === 'Other' ? line.label : undefined,
  });
  writePayee(item, 'PREPAID_ITEM_PAID_TO', to);
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
    DisplayLabelText: label,
    EscrowCollectedNumberOfMonthsCount: line.months,
    EscrowItemType: type,
    EscrowItemTypeOtherDescription: type === 'Other' ? line.label : undefined,
    EscrowMonthlyPaymentAmount: line.monthly === undefined ? undefined : amount(line.monthly),
    IntegratedDisclosureSectionType: sectionTypes.G,
  });
  const [by, timing] = payment(line);
  values(ensure(item, 'ESCROW_ITEM_PAYMENTS/ESCROW_ITEM_PAYMENT'), {
    EscrowItemActualPaymentAmount: amount(line.amount),
    EscrowItemPaymentPaidByType: by,
    EscrowItemPaymentTimingType: timing,
  });
}

/** Page 2: each charge as a fee, a prepaid item or an item of the escrow account. */
export function writeCosts(loan: OutElement, { details }: ClosingForm): void {
  for (const [name, { rows }] of Object.entries(details.sections)) {
    const section = name as FeeSection;
    for (const row of rows) {
      for (const line of row.lines) {
        if (section === 'F') writePrepaid(ensure(loan, 'PREPAID_ITEMS'), row, line);
        else if (section === 'G') writeEscrow(ensure(loan, 'ESCROW'), row, line);
        else writeFee(ensure(loan, 'FEE_INFORMATION/FEES'), section, row, line);
      }
    }
  }
}

interface Summary {
  readonly type: string;
  readonly subsection?: string;
  readonly total: Cents;
  readonly sums?: Readonly<Partial<Record<CostColumn, Cents>>>;
}

/** The totals of page 2, by section and with the columns of D, I and J. */
export function writeSections(disclosure: OutElement, { details }: ClosingForm): void {
  const sections = Object.entries(details.sections).map(
    ([name, { total }]): Summary => ({ type: sectionTypes[name as FeeSection], total }),
  );
  const all: readonly Summary[] = [
    ...sections,
    { type: 'TotalLoanCosts', total: details.loanCosts },
    {
      ...{ type: 'TotalLoanCosts', subsection: 'LoanCostsSubtotal', total: details.loanCosts },
      sums: { borrowerAt: details.loanCostsSums.borrowerAt, borrowerBefore: details.loanCostsSums.borrowerBefore },
    },
    { type: 'TotalOtherCosts', total: details.otherCosts },
    {
      ...{ type: 'TotalOtherCosts', subsection: 'OtherCostsSubtotal', total: details.otherCosts },
      sums: { borrowerAt: details.otherCostsSums.borrowerAt, borrowerBefore: details.otherCostsSums.borrowerBefore },
    },
    {
      ...{ type: 'TotalClosingCosts', subsection: 'ClosingCostsSubtotal' },
      ...{ total: details.loanCosts + details.otherCosts, sums: details.closingCostsSums },
    },
    { type: 'TotalClosingCosts', subsection: 'LenderCredits', total: 0 - details.lenderCredits },
    { type: 'TotalClosingCosts', total: details.closingCosts },
  ];
  const summaries = append(disclosure, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES');
  for (const { type, subsection, total, sums } of all) {
    const summary = append(summaries, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY');
    values(append(summary, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL'), {
      ...(subsection
        ? { IntegratedDisclosureSubsectionTotalAmount: amount(total), IntegratedDisclosureSubsectionType: subsection }
        : { IntegratedDisclosureSectionTotalAmount: amount(total) }),
      IntegratedDisclosureSectionType: type,
    });
    for (const [column, cents] of Object.entries(sums ?? {})) {
      const [by, timing] = columns[column as CostColumn];
      values(
        append(
          ensure(summary, 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS'),
          'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT',
        ),
        {
          IntegratedDisclosureSubsectionPaidByType: by,
          IntegratedDisclosureSubsectionPaymentAmount: amount(cents),
          IntegratedDisclosureSubsectionPaymentTimingType: timing,
        },
      );
    }
  }
}
