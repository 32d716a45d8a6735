import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../domain/format/date';
import { formatAmount } from '../../../domain/format/money';
import { useChangesText } from '../../changes/public';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { FieldInput } from '../../fields/FieldInput';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { queryKeys } from '../../providers/data/query-keys';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { FactList } from '../../ui/FactList';
import { Note, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { feesCalls } from '../fees-calls';
import { useClosingSave, useClosingText } from './useClosingText';

interface Dates {
  readonly sEstCloseD: string | null;
  readonly sDisbursementD: string | null;
  readonly sSchedDueD1: string | null;
}

/** The dates of the closing, and its deadlines with the days that they skip. */
export function ImportantDates({ loan, editable }: { readonly loan: LoanRecord; readonly editable: boolean }) {
  const t = useClosingText();
  const { skipText } = useChangesText();
  const { label } = useFieldLabels();
  const save = useClosingSave(loan.sLNm);
  const [edited, setEdited] = useState<Dates>();
  const { data } = useQuery({
    queryKey: [...queryKeys.loan(loan.sLNm), 'important-dates', loan.version],
    queryFn: ({ signal }) => feesCalls.dates(loan.sLNm, signal),
    placeholderData: (before) => before,
  });
  const { sEstCloseD = null, sDisbursementD = null, sSchedDueD1 = null, sConsummationD = null } = loan;
  const named = { sEstCloseD, sConsummationD, sDisbursementD, sSchedDueD1 };
  /** These clocks skip holidays and Sundays. */
  const whyText = (holiday: string | null): string =>
    skipText(holiday ? { kind: 'holiday', name: holiday } : { kind: 'closed-weekday', weekday: 0 });
  const skippedText = (days: readonly { readonly date: string; readonly holiday: string | null }[]): string =>
    days.map(({ date, holiday }) => `${formatDate(date)} (${whyText(holiday)})`).join(', ');
  return (
    <Section
      title={t('dates')}
      aside={
        editable && (
          <Button variant="text" size="small" onClick={() => setEdited({ sEstCloseD, sDisbursementD, sSchedDueD1 })}>
            {t('editDates')}
          </Button>
        )
      }
    >
      <Stack gap="s2">
        <FactList
          wraps
          groups={[
            Object.entries(named).map(([name, date]) => ({ label: label(name), value: formatDate(date) })),
            ...(data && data.deadlines.length > 0
              ? [
                  data.deadlines.map(({ code, date, skipped }) => ({
                    label: (
                      <>
                        {t(`deadlines.${code}`)}
                        {skipped.length > 0 && (
                          <Note as="span" display="block">
                            {t('skips', { days: skippedText(skipped) })}
                          </Note>
                        )}
                      </>
                    ),
                    key: code,
                    value: formatDate(date),
                  })),
                ]
              : []),
          ]}
        />
      </Stack>
      {edited && (
        <SaveDialog<Dates>
          draft="important-dates"
          title={t('editDates')}
          defaultValues={edited}
          onSave={(values) => save(feesCalls.saveDates(loan.sLNm, { version: loan.version, ...values }))}
          onClose={() => setEdited(undefined)}
          maxWidth="xs"
        >
          <FieldInput name="sEstCloseD" />
          <FieldInput name="sDisbursementD" />
          <FieldInput name="sSchedDueD1" />
        </SaveDialog>
      )}
    </Section>
  );
}

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
