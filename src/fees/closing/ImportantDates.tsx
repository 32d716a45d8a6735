import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../domain/format/date';
import { useSessionUser } from '../../access/public';
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
import { DateWarnings } from './DateWarnings';
import { useClosingSave, useClosingText } from './useClosingText';

interface Dates {
  readonly sAppSubmittedD: string | null;
  readonly sEstCloseD: string | null;
  /** Recorded by the lender alone. */
  readonly sProviderListGivenD?: string | null;
  readonly sConsummationD?: string | null;
  readonly sDisbursementD: string | null;
  readonly sSchedDueD1: string | null;
}

/** Warnings about the dates as they are typed. */
function EnteredWarnings(props: { readonly loan: LoanRecord; readonly firstClosing: string | undefined }) {
  const entered = useWatch<Dates>();
  return <DateWarnings {...props} loan={{ ...props.loan, ...entered }} />;
}

/** The dates of the closing, and its deadlines with the days that they skip. */
export function ImportantDates({ loan, editable }: { readonly loan: LoanRecord; readonly editable: boolean }) {
  const t = useClosingText();
  const { skipText } = useChangesText();
  const { label } = useFieldLabels();
  const save = useClosingSave(loan.sLNm);
  const [edited, setEdited] = useState<Dates>();
  const isOutside = useSessionUser()?.isPml === true;
  const { data } = useQuery({
    queryKey: [...queryKeys.loan(loan.sLNm), 'important-dates', loan.version],
    queryFn: ({ signal }) => feesCalls.dates(loan.sLNm, signal),
    placeholderData: (before) => before,
  });
  const {
    sAppSubmittedD = null,
    sProviderListGivenD = null,
    sEstCloseD = null,
    sDisbursementD = null,
    sSchedDueD1 = null,
    sConsummationD = null,
  } = loan;
  const named = { sAppSubmittedD, sProviderListGivenD, sEstCloseD, sConsummationD, sDisbursementD, sSchedDueD1 };
  const { sConsummationD: _closed, sProviderListGivenD: _given, ...ofOutside } = named;
  const firstClosing = data?.deadlines.find(({ code }) => code === 'earliestConsummation')?.date;
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
          <Button variant="text" size="small" onClick={() => setEdited(isOutside ? ofOutside : named)}>
            {t('editDates')}
          </Button>
        )
      }
    >
      <Stack gap="s2">
        <DateWarnings loan={loan} firstClosing={firstClosing} />
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
          <FieldInput name="sAppSubmittedD" />
          {!isOutside && <FieldInput name="sProviderListGivenD" />}
          <FieldInput name="sEstCloseD" />
          {!isOutside && <FieldInput name="sConsummationD" />}
          <FieldInput name="sDisbursementD" />
          <FieldInput name="sSchedDueD1" />
          <EnteredWarnings loan={loan} firstClosing={firstClosing} />
        </SaveDialog>
      )}
    </Section>
  );
}
