import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { AusView, ShownRun } from '../../domain/application/submission/aus-view.schemas';
import { outcomeText, resultCodeOf } from '../../domain/aus/outcome';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { shellCalls } from '../shell/shell-calls';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Row } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { AusTag } from './AusTag';
import { ausCalls } from './aus-calls';
import { useAusText } from './useAusText';

interface Props {
  readonly loanNum: string;
  readonly view: AusView;
  readonly records: boolean;
}

const mayRecord = (run: ShownRun): boolean => !run.isRecord && resultCodeOf(run.report) !== null;

/** Downloads the findings of a run. */
export function FindingsButton({
  loanNum,
  run,
  label,
}: {
  readonly loanNum: string;
  readonly run: ShownRun;
  readonly label: string;
}) {
  const { docId } = run;
  if (docId === null) return null;
  return (
    <DownloadButton
      size="small"
      label={label}
      fileName={`AUS FINDINGS ${run.system} ${run.number}.pdf`}
      fetchFile={() => shellCalls.document(loanNum, docId)}
    />
  );
}

/** Makes a run the one that counts, and has the loan read again. */
export function useRecord(loanNum: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (body: Parameters<typeof ausCalls.record>[1]) => ausCalls.record(loanNum, body),
    onSuccess: () => notify('aus.record.done', { type: 'success' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
      void client.invalidateQueries({ queryKey: queryKeys.records('loans') });
    },
  });
}

/** Every run of the loan, with its findings, and the run of record. */
export function RunHistory({ loanNum, view, records }: Props) {
  const { t } = useAusText();
  const { instant } = useFormats();
  const record = useRecord(loanNum);
  return (
    <Section title={t('history')} flush>
      <Box position="relative" overflow="auto" tabIndex={0} role="group" aria-label={t('history')}>
        <Table cells={{ padding: '8 s3', whiteSpace: 'nowrap' }} edge="s4">
          <thead>
            <tr>
              {(['system', 'result', 'time', 'by'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`historyColumns.${name}`)}
                </th>
              ))}
              <Box as="th" scope="col">
                <Box visuallyHidden>{t('historyColumns.actions')}</Box>
              </Box>
            </tr>
          </thead>
          <tbody>
            {view.runs.map((run) => (
              <tr key={run.id}>
                <th scope="row">{t('runOf', { system: run.system, number: run.number })}</th>
                <td>
                  <Row gap="s2">
                    <bdi>{outcomeText(run.report)}</bdi>
                    {run.isRecord && <AusTag tone="ok">{t('record.mark')}</AusTag>}
                  </Row>
                </td>
                <td>
                  <bdi>{instant(run.at)}</bdi>
                </td>
                <td>
                  <bdi>{run.byName}</bdi>
                </td>
                <td>
                  <Row gap="s2" justify="flex-end">
                    <FindingsButton loanNum={loanNum} run={run} label={t('pdf')} />
                    {records && mayRecord(run) && (
                      <Button
                        size="small"
                        variant="text"
                        disabled={record.isPending}
                        onClick={() => record.mutate({ version: view.version, runId: run.id })}
                      >
                        {t('record.set')}
                      </Button>
                    )}
                  </Row>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      <ErrorDialog error={record.error} onClose={() => record.reset()} />
    </Section>
  );
}
