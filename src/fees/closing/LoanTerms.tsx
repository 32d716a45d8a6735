import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../domain/format/money';
import { queryKeys } from '../../providers/data/query-keys';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { FactList } from '../../ui/FactList';
import { Note } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { feesCalls } from '../fees-calls';
import { useClosingText } from './useClosingText';

/** What the disclosures say of the loan: payments by period, and the comparisons. */
export function LoanTerms({ loan }: { readonly loan: LoanRecord }) {
  const t = useClosingText();
  const { data } = useQuery({
    queryKey: [...queryKeys.loan(loan.sLNm), 'loan-terms', loan.version],
    queryFn: ({ signal }) => feesCalls.terms(loan.sLNm, signal),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const { projectedPayments, comparisons } = data;
  const range = ({ least, most }: { readonly least: number | string; readonly most: number | string }): string =>
    least === most ? formatAmount(String(least)) : `${formatAmount(String(least))} – ${formatAmount(String(most))}`;
  if (!projectedPayments) {
    return (
      <Section title={t('terms')}>
        <Note size="body">{t('noTerms')}</Note>
      </Section>
    );
  }
  return (
    <Section title={t('terms')}>
      <FactList
        wraps
        groups={[
          projectedPayments.map(({ fromYear, toYear, total }) => ({
            label: t('years', { from: fromYear, to: toYear }),
            value: range(total),
          })),
          ...(comparisons
            ? [
                [
                  { label: t('apr'), value: comparisons.apr === null ? '–' : `${comparisons.apr}%` },
                  { label: t('tip'), value: `${comparisons.totalInterestPercentage}%` },
                  { label: t('fiveYears'), value: formatAmount(String(comparisons.inFiveYears.paid)) },
                  { label: t('totalOfPayments'), value: formatAmount(comparisons.totalOfPayments) },
                  { label: t('financeCharge'), value: formatAmount(comparisons.financeCharge) },
                  { label: t('amountFinanced'), value: formatAmount(comparisons.amountFinanced) },
                ],
              ]
            : []),
        ]}
      />
    </Section>
  );
}
