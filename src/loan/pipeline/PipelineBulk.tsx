import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { mayUsePage } from '../../../domain/access/permissions';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useSessionUser } from '../../access/public';
import { BulkFailures } from '../../crud/BulkFailures';
import { ExportRecords } from '../../crud/ExportRecords';
import { type BulkFailure, useBulk } from '../../crud/useBulk';
import { useFormats } from '../../providers/i18n/useFormats';
import { Row } from '../../ui/layout/primitives';
import type { Sort } from '../../ui/TableParts';
import { AssignDialog } from './AssignDialog';
import { StatusDialog } from './StatusDialog';

interface Props {
  readonly rows: readonly PipelineRow[];
  readonly sort: Sort;
  /** Loans that stay selected. */
  readonly onPick: (keys: ReadonlySet<string>) => void;
}

/** What can be done with the selected loans: one call for each, so that one that fails stops no other. */
export function PipelineBulk({ rows, sort, onPick }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  const user = useSessionUser();
  const { progress, run, stop } = useBulk<PipelineRow>();
  const [asking, setAsking] = useState<'assign' | 'status' | null>(null);
  const [failures, setFailures] = useState<readonly BulkFailure<PipelineRow>[]>([]);
  const start = async (chosen: readonly PipelineRow[], act: (row: PipelineRow) => Promise<unknown>): Promise<void> => {
    setAsking(null);
    const { done, failures: failed } = await run(chosen, act);
    if (done > 0) notify('records.bulkDone', { type: 'success', messageArgs: { smart_count: done } });
    setFailures(failed);
    onPick(new Set(failed.map(({ row }) => row.sLNm)));
    refresh();
  };
  const isStaff = user !== null && !user.isPml;
  const selected = translate('records.selected', { smart_count: rows.length });
  const close = (): void => setAsking(null);
  const dialog = { rows, onStart: start, onClose: close };
  return (
    <Row
      as="section"
      flex="none"
      wrap
      gap="s3"
      minBlockSize={44}
      paddingInline="s4"
      lineAbove
      background="selected"
      aria-label={selected}
    >
      {progress ? (
        <>
          <LinearProgress
            variant="determinate"
            value={(progress.done / progress.all) * 100}
            aria-label={selected}
            sx={{ inlineSize: 160 }}
          />
          <bdi role="status">
            {translate('records.progress', { done: count(progress.done), all: count(progress.all) })}
          </bdi>
          <Button variant="text" onClick={stop}>
            {translate('records.stop')}
          </Button>
        </>
      ) : (
        <>
          <span role="status">{selected}</span>
          {isStaff && mayUsePage(user, 'contacts', 'write') ? (
            <Button variant="outlined" size="small" onClick={() => setAsking('assign')}>
              {translate('loan.pipeline.bulk.assign')}
            </Button>
          ) : null}
          {isStaff && mayUsePage(user, 'application', 'write') ? (
            <Button variant="outlined" size="small" onClick={() => setAsking('status')}>
              {translate('loan.pipeline.bulk.status')}
            </Button>
          ) : null}
          <ExportRecords
            resource="loans"
            sort={sort}
            filter={{ id: rows.map(({ sLNm }) => sLNm) }}
            fileName="pipeline.csv"
          />
          <Button variant="text" size="small" onClick={() => onPick(new Set())}>
            {translate('records.clearSelection')}
          </Button>
        </>
      )}
      {asking === 'assign' ? <AssignDialog {...dialog} /> : null}
      {asking === 'status' ? <StatusDialog {...dialog} /> : null}
      <BulkFailures failures={failures} nameOf={(row) => row.sLNm} onClose={() => setFailures([])} />
    </Row>
  );
}
