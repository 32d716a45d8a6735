import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BatchDetail } from '../../domain/batch/batch.schemas';
import { showAnswer } from '../providers/data/show-answer';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { BATCHES, batchCalls } from './batch-calls';
import { batchKey } from './useBatch';

/** Cancels the work of a batch, saves what a dry run found to be right, or takes back what was saved. */
export function BatchActions({ batch }: { readonly batch: BatchDetail }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'save' | 'undo' | null>(null);
  const close = (): void => setAsked(null);
  const { id, totals, canCancel, canSave, canUndo } = batch;
  const onSuccess = (next: BatchDetail): void => {
    showAnswer(client, batchKey(id), next);
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
        <Button variant="outlined" loading={undo.isPending} onClick={() => setAsked('undo')}>
          {translate('batch.actions.undo')}
        </Button>
      ) : null}
      {canSave ? (
        <Button variant="contained" loading={save.isPending} onClick={() => setAsked('save')}>
          {translate('batch.actions.save', { smart_count: totals.ready })}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked === 'undo'}
        title={translate('batch.actions.undoTitle', saved)}
        confirmLabel={translate('batch.actions.undo')}
        onConfirm={() => {
          close();
          undo.mutate();
        }}
        onCancel={close}
      >
        {translate('batch.actions.undoText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'save'}
        title={translate('batch.actions.saveTitle', {
          smart_count: totals.ready,
          kind: translate(`resources.${BATCHES}.options.kind.${batch.kind}`),
        })}
        confirmLabel={translate('batch.actions.save', { smart_count: totals.ready })}
        onConfirm={() => {
          close();
          save.mutate();
        }}
        onCancel={close}
      >
        {translate('batch.actions.saveText')}
      </ConfirmDialog>
      <ErrorDialog error={failed?.error ?? null} onClose={() => failed?.reset()} />
    </>
  );
}
