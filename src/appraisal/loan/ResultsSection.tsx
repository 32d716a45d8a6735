import { Button } from '@mui/material';
import { useState } from 'react';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate } from '../../../domain/format/date';
import { token } from '../../theme/tokens';
import { DotLabel } from '../../ui/layout/Dot';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { ResultDialog } from './ResultDialog';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly editable: boolean;
}

/** Submission Summary Reports of UCDP and EAD. */
export function ResultsSection({ loanNum, one, editable }: Props) {
  const { t, facts } = useAppraisalText();
  const [adding, setAdding] = useState(false);
  const add = editable && (
    <Button size="small" onClick={() => setAdding(true)}>
      {t('addResult')}
    </Button>
  );
  return (
    <Section title={t('results')} aside={add || undefined}>
      {one.ssrs.length === 0 ? (
        <Note as="p">{t('noResults')}</Note>
      ) : (
        <Stack as="ul" gap="s2">
          {one.ssrs.map((ssr, place) => (
            // Results are only added, so their places are theirs.
            // biome-ignore lint/suspicious/noArrayIndexKey: a result has no key of its own
            <li key={`${ssr.portal}-${place}`}>
              <Row justify="space-between" gap="s2" wrap>
                <Text weight={500}>{t(`portals.${ssr.portal}`)}</Text>
                <DotLabel fill={token(ssr.isSuccessful ? 'dot-green' : 'dot-red')}>
                  {t(ssr.isSuccessful ? 'successful' : 'notSuccessful')}
                </DotLabel>
              </Row>
              <Note as="p">
                {facts([
                  ssr.documentFileId,
                  ssr.reportVersion > 1 && t('versionOf', { version: ssr.reportVersion }),
                  formatDate(ssr.submittedOn),
                  ssr.riskScore && t('riskScore', { score: ssr.riskScore }),
                ])}
              </Note>
              {ssr.note && (
                <Text as="p" size="small" color="text-2">
                  <bdi>{ssr.note}</bdi>
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
      {adding && <ResultDialog {...{ loanNum, one }} onClose={() => setAdding(false)} />}
    </Section>
  );
}
