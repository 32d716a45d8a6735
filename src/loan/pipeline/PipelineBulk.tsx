import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { mayUsePage } from '../../../domain/access/permissions';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useSessionUser } from '../../access/public';
import { BulkFailures } from '../../crud/BulkFailures';
import { BulkProgress } from '../../crud/BulkProgress';
import { ExportRecords } from '../../crud/ExportRecords';
import { type BulkFailure, useBulk } from '../../crud/useBulk';
import { whenIdle } from '../../pages/when-idle';
import { onDemand } from '../../providers/chunks/on-demand';
import { Row } from '../../ui/layout/primitives';
import type { Sort } from '../../ui/TableParts';
import type { BulkDialogProps } from './StatusDialog';

const AssignDialog = onDemand('AssignDialog', async () => (await import('./AssignDialog')).AssignDialog);
const StatusDialog = onDemand('StatusDialog', async () => (await import('./StatusDialog')).StatusDialog);

interface Props {
  readonly rows: readonly PipelineRow[];
  readonly sort: Sort;
  /** Selects the loans of other pages; absent where that is not offered. */
  readonly more: ReactNode;
  /** Loans that stay selected. */
  readonly onPick: (keys: ReadonlySet<string>) => void;
}

/** What can be done with the selected loans: one call for each, so that one that fails stops no other. */
export function PipelineBulk({ rows, sort, more, onPick }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const user = useSessionUser();
  const { progress, run, stop } = useBulk<PipelineRow>();
  const [asking, setAsking] = useState<'assign' | 'status' | null>(null);
  const [failures, setFailures] = useState<readonly BulkFailure<PipelineRow>[]>([]);
  const start: BulkDialogProps['onStart'] = async (chosen, act, doneText) => {
    setAsking(null);
    const { done, failures: failed } = await run(chosen, act);
    const text = doneText ?? ((loans: number) => translate('records.bulkDone', { smart_count: loans }));
    if (done > 0) notify(text(done), { type: 'success' });
    setFailures(failed);
    onPick(new Set(failed.map(({ row }) => row.sLNm)));
    refresh();
  };
  useEffect(
    () =>
      whenIdle(() => {
        AssignDialog.preload();
        StatusDialog.preload();
      }),
    [],
  );
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
      // Above the paging, which stays at the bottom, too.
      belowMd={{ position: 'sticky', insetBlockEnd: 56, zIndex: 2, gap: 's2', paddingBlock: 's2' }}
      aria-label={selected}
    >
      {progress ? (
        <BulkProgress progress={progress} onStop={stop} />
      ) : (
        <>
          <span role="status">{selected}</span>
          {more}
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
            size="small"
          />
          <Button variant="text" size="small" onClick={() => onPick(new Set())}>
            {translate('records.clearSelection')}
          </Button>
        </>
      )}
      <Suspense>
        {asking === 'assign' ? <AssignDialog {...dialog} /> : null}
        {asking === 'status' ? <StatusDialog {...dialog} /> : null}
      </Suspense>
      <BulkFailures failures={failures} nameOf={(row) => row.sLNm} onClose={() => setFailures([])} />
    </Row>
  );
}
