import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { loanPath } from '../../domain/pages/loan-path';
import { NoMatch } from '../crud/NoMatch';
import { Paging } from '../crud/Paging';
import { useDensity } from '../crud/useDensity';
import { useListKeys } from '../crud/useListKeys';
import { useListPlace } from '../crud/useListPlace';
import { useListRows } from '../crud/useListRows';
import { useListView } from '../crud/useListView';
import { useSelection } from '../crud/useSelection';
import { onDemand } from '../providers/chunks/on-demand';
import { useChangedLoans } from '../providers/live/changed-loans';
import { DataTableView } from '../ui/DataTableView';
import { toggled } from '../ui/data-column';
import { ErrorState } from '../ui/ErrorState';
import { Column, Row } from '../ui/layout/primitives';
import { onTab, pipelineAddress, pipelineFilter } from './pipeline/address';
import { inSummary } from './pipeline/columns';
import { LoanPeek } from './pipeline/LoanPeek';
import { CreateLoanButton, PipelineBar } from './pipeline/PipelineBar';
import { PipelineBulk } from './pipeline/PipelineBulk';
import { PipelineCards } from './pipeline/PipelineCards';
import { PipelineFilters } from './pipeline/PipelineFilters';
import { PipelineHead } from './pipeline/PipelineHead';
import { SelectMatching, selectable } from './pipeline/SelectMatching';
import { usePipelineColumns } from './pipeline/usePipelineColumns';

/** Few pipelines are empty. */
const NoLoans = onDemand('NoLoans', async () => (await import('../crud/NoLoans')).NoLoans);

/** The loans that the user may see. The server searches, filters, sorts and pages; the URL holds the view. */
export function PipelinePage() {
  const translate = useTranslate();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const list = useListView(pipelineAddress);
  const { view, change, clear } = list;
  const filter = pipelineFilter(view);
  const { shown, choice, widths } = usePipelineColumns(view.tab);
  const [density, setDensity] = useDensity('loans', 'compact');
  const found = useListRows('loans', list, filter, { tab: 'tab' });
  const { rows, error, refetch } = found;
  const changed = useChangedLoans();
  const place = useListPlace(rows !== undefined && rows.length > 0);
  const selected = useSelection(rows, ({ sLNm }) => sLNm, filter);
  const selection = { keys: selected.keys, onChange: selected.pick };
  const { total } = found.paging;
  // A phone has no box that selects the whole page.
  const isPagePicked = !wide || (rows?.every(({ sLNm }) => selected.keys.has(sLNm)) ?? false);
  const hasMore = isPagePicked && selected.rows.length < selectable(total);
  const [peeked, peek] = useState<string | null>(null);
  const peekedRow = wide ? rows?.find(({ sLNm }) => sLNm === peeked) : undefined;
  const besidePeek = useMemo(
    () => shown.filter(({ key, sort }) => !inSummary.has(key) || sort === view.sort.field),
    [shown, view.sort.field],
  );
  useListKeys(place, {
    isPeeking: peekedRow !== undefined,
    ...(wide ? { peek, pick: (row: string) => selected.pick(toggled(selected.keys, row)) } : {}),
  });
  return (
    <Column ref={place} flex={1} minBlockSize={0} minInlineSize={0} background="surface">
      <h1 className="sr-only">{translate('loan.pipeline.title')}</h1>
      <PipelineHead />
      <PipelineBar
        {...{ list, filter, density }}
        columns={choice}
        onTab={(tab) => change(onTab(tab, view))}
        onChange={setDensity}
      />
      <PipelineFilters tab={view.tab} {...list.filtering} />
      {found.meta?.similar === true ? (
        <Alert severity="info">{translate('loan.pipeline.similar', { q: String(view.values.q ?? '') })}</Alert>
      ) : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} page /> : null}
      {!error && rows?.length === 0 ? (
        list.isNarrowed ? (
          <NoMatch
            title={translate('loan.pipeline.noMatchTitle')}
            text={translate('loan.pipeline.noMatchText')}
            onClear={clear}
          />
        ) : (
          <Suspense fallback={null}>
            <NoLoans
              title={translate('loan.pipeline.emptyTitle')}
              text={translate('loan.pipeline.emptyText')}
              actions={wide ? null : <CreateLoanButton />}
              onLook={() => void refetch()}
            />
          </Suspense>
        )
      ) : null}
      {!error && rows?.length !== 0 ? (
        <>
          {wide ? (
            <Row flex={1} minBlockSize={0} align="stretch">
              <Column flex={1} minBlockSize={0} minInlineSize={0}>
                <DataTableView
                  label={translate('loan.pipeline.title')}
                  columns={peekedRow ? besidePeek : shown}
                  rows={rows}
                  waitingRows={view.perPage}
                  busy={found.isPlaceholderData}
                  {...list.sorting}
                  {...{ widths, density, changed }}
                  selection={selection}
                  rowKey={(row) => row.sLNm}
                  to={(row) => loanPath(row.sLNm, 'dashboard')}
                />
              </Column>
              {peekedRow ? <LoanPeek row={peekedRow} onClose={() => peek(null)} /> : null}
            </Row>
          ) : (
            <PipelineCards {...{ rows, changed, selection }} />
          )}
          {selected.rows.length > 0 ? (
            <PipelineBulk
              rows={selected.rows}
              sort={view.sort}
              more={
                hasMore ? <SelectMatching {...{ filter, total }} sort={view.sort} onPick={selected.pickRows} /> : null
              }
              onPick={selected.pick}
            />
          ) : null}
          <Paging {...found.paging} />
        </>
      ) : null}
    </Column>
  );
}
