import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { mayMoveTo, type PlainMove, plainMoves } from '../../../domain/loan/plain-moves';
import { useSessionUser } from '../../access/public';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Stack } from '../../ui/layout/primitives';
import { useStatusLabel } from '../../ui/StatusDot';
import { loanCalls } from '../loan-calls';

export interface BulkDialogProps {
  readonly rows: readonly PipelineRow[];
  readonly onStart: (rows: readonly PipelineRow[], act: (row: PipelineRow) => Promise<unknown>) => Promise<void>;
  readonly onClose: () => void;
}

/** Moves loans to a status. Those that cannot move there stay as they are, and it says how many. */
export function StatusDialog({ rows, onStart, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  const user = useSessionUser();
  const [chosen, setChosen] = useState<PlainMove | null>(null);
  const movable = (to: PlainMove) => (user ? rows.filter(({ sStatusT }) => mayMoveTo(user, sStatusT, to)) : []);
  const offered = plainMoves.filter((to) => movable(to).length > 0);
  const to = chosen ?? offered[0];
  const moving = to === undefined ? [] : movable(to);
  const title = translate('loan.pipeline.bulk.status');
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={translate('loan.pipeline.bulk.move', { smart_count: moving.length })}
      notice={to === undefined}
      onConfirm={() => (to === undefined ? onClose() : void onStart(moving, (row) => loanCalls.moveTo(row.sLNm, to)))}
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
            onChange={({ target }) => setChosen(plainMoves.find((code) => code === target.value) ?? null)}
          >
            {offered.map((code) => (
              <MenuItem key={code} value={code}>
                {statusLabel(code)}
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
