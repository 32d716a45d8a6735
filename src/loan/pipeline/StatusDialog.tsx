import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { type BulkMove, bulkMoves, EARLIER } from '../../../domain/loan/plain-moves';
import { mayMoveTo } from '../../../domain/loan/status-moves';
import { useSessionUser } from '../../access/public';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Stack } from '../../ui/layout/primitives';
import { MenuItem } from '../../ui/overlays';
import { useStatusLabel } from '../../ui/StatusDot';
import { loanCalls } from '../loan-calls';

export interface BulkDialogProps {
  readonly rows: readonly PipelineRow[];
  /** `done` says what was done with this many loans. */
  readonly onStart: (
    rows: readonly PipelineRow[],
    act: (row: PipelineRow) => Promise<unknown>,
    done?: (loans: number) => string,
  ) => Promise<void>;
  readonly onClose: () => void;
}

/** Moves loans to a status. Those that cannot move there stay as they are, and it says how many. */
export function StatusDialog({ rows, onStart, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  const user = useSessionUser();
  const [chosen, setChosen] = useState<BulkMove | null>(null);
  const movable = (to: BulkMove) => (user ? rows.filter(({ sStatusT }) => mayMoveTo(user, sStatusT, to)) : []);
  const offered = bulkMoves.filter((to) => movable(to).length > 0);
  const to = chosen ?? offered[0];
  const moving = to === undefined ? [] : movable(to);
  const title = translate('loan.pipeline.bulk.status');
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={translate('loan.pipeline.bulk.move', { smart_count: moving.length })}
      notice={to === undefined}
      onConfirm={() =>
        to === undefined
          ? onClose()
          : void onStart(moving, ({ sLNm, sStatusT }) => loanCalls.moveTo(sLNm, { to, from: sStatusT ?? undefined }))
      }
      onCancel={onClose}
    >
      {to === undefined ? (
        translate('loan.pipeline.bulk.noMove')
      ) : (
        <Stack gap="s3">
          <TextField
            select
            label={translate('loan.pipeline.columnNames.sStatusT')}
            value={to}
            onChange={({ target }) => setChosen(bulkMoves.find((code) => code === target.value) ?? null)}
          >
            {offered.map((code) => (
              <MenuItem key={code} value={code}>
                {code === EARLIER ? translate('loan.pipeline.bulk.earlier') : statusLabel(code)}
              </MenuItem>
            ))}
          </TextField>
          {moving.length < rows.length ? (
            <p>{translate('loan.pipeline.bulk.staying', { smart_count: rows.length - moving.length })}</p>
          ) : null}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
