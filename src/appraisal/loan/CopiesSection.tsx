import { Button } from '@mui/material';
import { useState } from 'react';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate } from '../../../domain/format/date';
import { Note, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { CopiesDialog } from './CopiesDialog';
import { useAppraisalText } from './useAppraisalText';

type Copy = AppraisalSummary['copies'][number];

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
  const copiesOf = (name: string) =>
    one.copies.filter(({ borrower, reportVersion }) => borrower === name && reportVersion === version);
  // One that was sent electronically and is not opened can be mailed, too.
  const isPending = ({ method, receivedOn }: Copy): boolean => method === 'electronic' && receivedOn === null;
  const missing = borrowers.filter(({ name }) => copiesOf(name).every(isPending));
  const isRepeated = missing.some(({ name }) => copiesOf(name).length > 0);
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
          const copies = copiesOf(name);
          return (
            <li key={name}>
              <Text as="p" weight={500}>
                <bdi>{name}</bdi>
              </Text>
              {copies.length === 0 && <Note as="p">{t('notSent')}</Note>}
              {copies.map((copy, place) => (
                // Copies are only added, so their places are theirs.
                // biome-ignore lint/suspicious/noArrayIndexKey: a copy has no key of its own
                <Note as="p" key={`${copy.method}-${place}`}>
                  {facts([
                    t(`methods.${copy.method}`),
                    t('sentOn', { date: formatDate(copy.sentOn) }),
                    copy.receivedOn && t('receivedOn', { date: formatDate(copy.receivedOn) }),
                  ])}
                </Note>
              ))}
            </li>
          );
        })}
      </Stack>
      {sending && (
        <CopiesDialog
          {...{ loanNum, one }}
          borrowers={missing}
          method={isRepeated ? 'mail' : 'electronic'}
          onClose={() => setSending(false)}
        />
      )}
    </Section>
  );
}
