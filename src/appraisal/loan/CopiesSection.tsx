import { Button } from '@mui/material';
import { useState } from 'react';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate } from '../../../domain/format/date';
import { Note, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { CopiesDialog } from './CopiesDialog';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly borrowers: AppraisalsPage['borrowers'];
  readonly editable: boolean;
}

/** Copies of the last version for each borrower (12 CFR 1002.14). */
export function CopiesSection({ loanNum, one, borrowers, editable }: Props) {
  const { t, facts } = useAppraisalText();
  const [sending, setSending] = useState(false);
  const version = one.reports.at(-1)?.version;
  const copyOf = (name: string) =>
    one.copies.find(({ borrower, reportVersion }) => borrower === name && reportVersion === version);
  const missing = borrowers.filter(({ name }) => copyOf(name) === undefined);
  return (
    <Section
      title={t('copies')}
      aside={
        editable && missing.length > 0 ? (
          <Button size="small" onClick={() => setSending(true)}>
            {t('sendCopies')}
          </Button>
        ) : undefined
      }
    >
      <Stack as="ul" gap="s2">
        {borrowers.map(({ name }) => {
          const copy = copyOf(name);
          return (
            <li key={name}>
              <Text as="p" weight={500}>
                <bdi>{name}</bdi>
              </Text>
              <Note as="p">
                {copy
                  ? facts([
                      t(`methods.${copy.method}`),
                      t('sentOn', { date: formatDate(copy.sentOn) }),
                      copy.receivedOn && t('receivedOn', { date: formatDate(copy.receivedOn) }),
                    ])
                  : t('notSent')}
              </Note>
            </li>
          );
        })}
      </Stack>
      {sending && <CopiesDialog {...{ loanNum, one }} borrowers={missing} onClose={() => setSending(false)} />}
    </Section>
  );
}
