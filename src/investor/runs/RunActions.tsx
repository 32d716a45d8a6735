import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PriceRunDetail } from '../../../domain/investor/price-run.schemas';
import { showAnswer } from '../../providers/data/show-answer';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { runCalls } from './run-calls';
import { runKey } from './usePriceRun';

/** Cancels the work of a run, or saves all its prices. Saving asks first, with the figures. */
export function RunActions({ run }: { readonly run: PriceRunDetail }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, totals, canCancel, state, isSaving } = run;
  const show = (next: PriceRunDetail): void => {
    showAnswer(client, runKey(id), next);
  };
  const cancel = useMutation({ mutationFn: () => runCalls.cancel(id), onSuccess: show });
  const save = useMutation({ mutationFn: () => runCalls.save(id), onSuccess: show });
  const failed = cancel.error ? cancel : save;
  const figures = { smart_count: totals.toSave };
  return (
    <>
      {canCancel ? (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {translate(`priceRuns.actions.${state === 'running' ? 'cancelPricing' : 'cancelSaving'}`)}
        </Button>
      ) : null}
      {totals.toSave > 0 && !isSaving && state !== 'running' ? (
        <Button variant="contained" loading={save.isPending} onClick={() => setAsking(true)}>
          {translate('priceRuns.actions.saveAll', figures)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={translate('priceRuns.actions.saveTitle', figures)}
        confirmLabel={translate('priceRuns.actions.saveAll', figures)}
        onConfirm={() => {
          setAsking(false);
          save.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        {translate('priceRuns.actions.saveText')}
      </ConfirmDialog>
      <ErrorDialog error={failed.error} onClose={() => failed.reset()} />
    </>
  );
}
