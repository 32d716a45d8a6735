import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BatchDetail } from '../../domain/batch/batch.schemas';
import { isComparison } from '../../domain/batch/batch-fields';
import { useFormats } from '../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Stack, Text } from '../ui/layout/primitives';

/** What a batch is doing, and how many of its rows are done with that. */
function workOf({ totals, state, isDryRun, isUndoing, kind }: BatchDetail): readonly [key: string, done: number] {
  const { rows, waiting, ready, saved } = totals;
  if (state === 'completed' && isComparison(kind)) return ['compared', rows - waiting];
  if (state !== 'running') return [isDryRun && state === 'completed' ? 'checked' : state, rows - waiting];
  if (isUndoing) return ['undoing', rows - saved];
  return waiting > 0 || isDryRun ? ['checking', rows - waiting] : ['saving', rows - ready];
}

/** How far a batch is, and what became of its rows. */
export function BatchProgress({ batch }: { readonly batch: BatchDetail }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const { totals, state } = batch;
  const [key, done] = workOf(batch);
  const text = translate(`batch.progress.${key}`, { done: count(done), all: count(totals.rows) });
  const figure = (name: string, value: number, sub?: string) => (
    <KeyFigure label={translate(`batch.totals.${name}`)} value={<bdi>{count(value)}</bdi>} sub={sub} />
  );
  return (
    <Stack gap="s3" paddingBlock="s3">
      <Stack gap="s1">
        <Text as="p" role="status" color="text-2">
          {text}
        </Text>
        {state === 'running' ? (
          <LinearProgress
            variant="determinate"
            value={totals.rows === 0 ? 0 : (100 * done) / totals.rows}
            aria-label={text}
          />
        ) : null}
      </Stack>
      <KeyFigures label={translate('batch.totals.label')}>
        {figure('rows', totals.rows)}
        {isComparison(batch.kind) ? (
          <>
            {figure('matches', totals.matches)}
            {figure('differs', totals.differs)}
            {figure('missing', totals.missing)}
          </>
        ) : (
          <>
            {batch.isDryRun || totals.ready > 0 ? figure('ready', totals.ready) : figure('saved', totals.saved)}
            {figure('unchanged', totals.unchanged)}
          </>
        )}
        {figure('refused', totals.refused)}
        {totals.notSaved > 0 ? figure('notSaved', totals.notSaved) : null}
        {batch.isUndoing ? figure('undone', totals.undone) : null}
        {totals.kept > 0 ? figure('kept', totals.kept) : null}
      </KeyFigures>
    </Stack>
  );
}
