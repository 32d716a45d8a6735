import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { MAX_RUN_LOANS } from '../../../domain/investor/price-run-limits';
import { loanPath } from '../../../domain/pages/loan-path';
import { NoMatch } from '../../crud/NoMatch';
import { Paging } from '../../crud/Paging';
import { useListRows } from '../../crud/useListRows';
import { useListView } from '../../crud/useListView';
import {
  onTab,
  PipelineFilters,
  PipelineTabs,
  pipelineAddress,
  pipelineFilter,
  usePipelineColumns,
} from '../../loan/public';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { DataTable } from '../../ui/DataTable';
import { Box, Column } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { PRICE_RUNS, runCalls } from './run-calls';

/** Starts a run. Its ID is made once, so that a second click starts no second run. */
function useStart(filter: object) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [id] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => runCalls.start({ id, filter: JSON.stringify(filter) }),
    onSuccess: (run) => navigate(createPath({ resource: PRICE_RUNS, type: 'show', id: run.id }), { replace: true }),
  });
}

/** Chooses the loans of a run with the filters of the pipeline, and starts it. */
export function NewPriceRunPage() {
  const translate = useTranslate();
  const { count } = useFormats();
  const errorText = useErrorText();
  const list = useListView(pipelineAddress);
  const { view, change, clear } = list;
  const filter = pipelineFilter(view);
  const { shown } = usePipelineColumns(view.tab);
  const { rows, paging, error, refetch, isPlaceholderData } = useListRows('loans', list, filter, { tab: 'tab' });
  const start = useStart(filter);
  const { total } = paging;
  const isTooMany = total.open || total.count > MAX_RUN_LOANS;
  return (
    <Column flex={1} minBlockSize={0} minInlineSize={0} background="surface">
      <Box flex="none" padding="s4 s5 s3" belowMd={{ paddingInline: 's4' }}>
        <PageHead
          title={translate('pages.priceRunCreate')}
          lead={translate('priceRuns.new.lead')}
          actions={
            <Button
              variant="contained"
              disabled={rows === undefined || total.count === 0 || isTooMany}
              loading={start.isPending}
              onClick={() => start.mutate()}
            >
              {translate('priceRuns.new.start', { smart_count: total.count })}
            </Button>
          }
        />
      </Box>
      <Box flex="none" paddingInline="s5" lineBelow belowMd={{ paddingInline: 's4' }}>
        <PipelineTabs tab={view.tab} onChange={(tab) => change(onTab(tab, view))} />
      </Box>
      <PipelineFilters tab={view.tab} {...list.filtering} />
      {isTooMany ? (
        <Alert severity="info">{translate('priceRuns.new.tooMany', { number: count(MAX_RUN_LOANS) })}</Alert>
      ) : null}
      {start.error ? <Alert severity="error">{errorText(start.error)}</Alert> : null}
      <DataTable
        label={translate('pages.priceRunCreate')}
        columns={shown}
        rows={rows}
        rowKey={({ sLNm }) => sLNm}
        to={({ sLNm }) => loanPath(sLNm, 'dashboard')}
        waitingRows={view.perPage}
        busy={isPlaceholderData}
        {...list.sorting}
        error={error}
        onRetry={() => void refetch()}
        empty={<NoMatch onClear={clear} />}
      />
      {paging.shown > 0 ? <Paging {...paging} /> : null}
    </Column>
  );
}
