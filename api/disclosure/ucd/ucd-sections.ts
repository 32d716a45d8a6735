import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import type { CostColumn } from '../../../domain/disclosure/closing/cost-rows';
import type { SummaryLetter } from '../../../domain/disclosure/closing/summaries';
import type { FeeSection } from '../../../domain/fees/fee-bucket';
import type { Cents } from '../../../domain/numbers/fixed';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { columnPayments, sectionTypes } from './ucd-costs';
import { amount, values } from './ucd-values';

/** IntegratedDisclosureSectionType of each part of the summaries of transactions. */
export const letterTypes: Readonly<Record<SummaryLetter, string>> = {
  K: 'DueFromBorrowerAtClosing',
  L: 'PaidAlreadyByOrOnBehalfOfBorrowerAtClosing',
  M: 'DueToSellerAtClosing',
  N: 'DueFromSellerAtClosing',
};

interface Summary {
  readonly type: string;
  readonly subsection?: string;
  readonly total?: Cents;
  readonly cure?: Cents;
  readonly sums?: Readonly<Partial<Record<CostColumn, Cents>>>;
}

/** Page 2 by section, with the columns of D, I and J. */
function costSections({ details, cure }: ClosingForm): readonly Summary[] {
  const { loanCostsSums: loan, otherCostsSums: other } = details;
  const ofBorrower = ({ borrowerAt, borrowerBefore }: typeof loan) => ({ borrowerAt, borrowerBefore });
  return [
    ...Object.entries(details.sections).map(([name, { total }]) => ({
      ...{ type: sectionTypes[name as FeeSection], total },
    })),
    { type: 'TotalLoanCosts', subsection: 'LoanCostsSubtotal', total: details.loanCosts, sums: ofBorrower(loan) },
    { type: 'TotalOtherCosts', subsection: 'OtherCostsSubtotal', total: details.otherCosts, sums: ofBorrower(other) },
    {
      ...{ type: 'TotalClosingCosts', subsection: 'ClosingCostsSubtotal', total: details.closingCosts },
      sums: details.closingCostsSums,
    },
    {
      ...{ type: 'TotalClosingCosts', subsection: 'LenderCredits', sums: { borrowerAt: 0 - details.lenderCredits } },
      ...(cure.refund === 'credit' && cure.amount > 0 && { cure: cure.amount }),
    },
  ];
}

/** Page 3: the totals of K to N, or of the payoffs. */
const transactionSections = ({ summaries, payoffs }: ClosingForm): readonly Summary[] => [
  ...Object.entries(summaries?.totals ?? {}).map(([letter, total]) => ({
    ...{ type: letterTypes[letter as SummaryLetter], total },
  })),
  ...(payoffs ? [{ type: 'PayoffsAndPayments', total: payoffs.total }] : []),
];

/** The totals of pages 2 and 3. */
export function writeSections(disclosure: OutElement, form: ClosingForm): void {
  const summaries = append(disclosure, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES');
  for (const { type, subsection, total, cure, sums } of [...costSections(form), ...transactionSections(form)]) {
    const summary = append(summaries, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY');
    values(append(summary, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL'), {
      IntegratedDisclosureSectionTotalAmount: total === undefined ? undefined : amount(total),
      IntegratedDisclosureSectionType: type,
      IntegratedDisclosureSubsectionType: subsection,
      LenderCreditToleranceCureAmount: cure === undefined ? undefined : amount(cure),
    });
    for (const [column, cents] of Object.entries(sums ?? {})) {
      const [by, timing] = columnPayments[column as CostColumn];
      const payments = ensure(summary, 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS');
      values(append(payments, 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT'), {
        IntegratedDisclosureSubsectionPaidByType: by,
        IntegratedDisclosureSubsectionPaymentAmount: amount(cents),
        // The column of others does not say when.
        IntegratedDisclosureSubsectionPaymentTimingType: by === 'ThirdParty' ? undefined : timing,
      });
    }
  }
}
