import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BatchDetail } from '../../domain/batch/batch.schemas';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { batchCalls } from './batch-calls';
import { batchKey } from './useBatch';

/** Cancels the work of a batch, saves what a dry run found to be right, or takes back what was saved. */
export function BatchActions({ batch }: { readonly batch: BatchDetail }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, totals, canCancel, canSave, canUndo } = batch;
  const onSuccess = (next: BatchDetail): void => {
    client.setQueryData(batchKey(id), next);
  };
  const cancel = useMutation({ mutationFn: () => batchCalls.cancel(id), onSuccess });
  const save = useMutation({ mutationFn: () => batchCalls.save(id), onSuccess });
  const undo = useMutation({ mutationFn: () => batchCalls.undo(id), onSuccess });
  const failed = [cancel, save, undo].find(({ error }) => error);
  const saved = { smart_count: totals.saved };
  return (
    <>
      {canCancel ? (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {translate('batch.actions.cancel')}
        </Button>
      ) : null}
      {canUndo ? (
        <Button variant="outlined" loading={undo.isPending} onClick={() => setAsking(true)}>
          {translate('batch.actions.undo')}
        </Button>
      ) : null}
      {canSave ? (
        <Button variant="contained" loading={save.isPending} onClick={() => save.mutate()}>
          {translate('batch.actions.save', { smart_count: totals.ready })}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={translate('batch.actions.undoTitle', saved)}
        confirmLabel={translate('batch.actions.undo')}
        onConfirm={() => {
          setAsking(false);
          undo.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        {translate('batch.actions.undoText')}
      </ConfirmDialog>
      <ErrorDialog error={failed?.error ?? null} onClose={() => failed?.reset()} />
    </>
  );
}
