import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { loanPath } from '../../domain/pages/loan-path';
import { DensitySwitch } from '../crud/DensitySwitch';
import { ListTools } from '../crud/ListTools';
import { NoMatch } from '../crud/NoMatch';
import { Paging } from '../crud/Paging';
import { useDensity } from '../crud/useDensity';
import { useListPlace } from '../crud/useListPlace';
import { useListRows } from '../crud/useListRows';
import { useListView } from '../crud/useListView';
import { pageById } from '../pages/page-table';
import { useChangedLoans } from '../providers/live/changed-loans';
import { loanRowsMeta } from '../shell/loan/useLoan';
import { DataTableView } from '../ui/DataTableView';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Column, Row } from '../ui/layout/primitives';
import { onTab, pipelineAddress, pipelineFilter } from './pipeline/address';
import { PipelineCards } from './pipeline/PipelineCards';
import { PipelineFilters } from './pipeline/PipelineFilters';
import { PipelineHead } from './pipeline/PipelineHead';
import { PipelineTabs } from './pipeline/PipelineTabs';
import { usePipelineColumns } from './pipeline/usePipelineColumns';

/** The loans that the user may see. The server searches, filters, sorts and pages; the URL holds the view. */
export function PipelinePage() {
  const translate = useTranslate();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const list = useListView(pipelineAddress);
  const { view, change, clear } = list;
  const filter = pipelineFilter(view);
  const { shown, choice, widths } = usePipelineColumns(view.tab);
  const [density, setDensity] = useDensity('loans', 'compact');
  const found = useListRows('loans', list, filter, { meta: loanRowsMeta, tab: 'tab' });
  const { rows, error, refetch } = found;
  const changed = useChangedLoans();
  const place = useListPlace(rows !== undefined && rows.length > 0);
  const create = (
    <Button
      component={Link}
      to={pageById('create-loan').path}
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
    >
      {translate('loan.pipeline.create')}
    </Button>
  );
  return (
    <Column ref={place} flex={1} minBlockSize={0} minInlineSize={0} background="surface">
      <h1 className="sr-only">{translate('loan.pipeline.title')}</h1>
      <PipelineHead />
      <Row flex="none" wrap justify="space-between" gap="0 s2" paddingInline="s4" lineBelow>
        <PipelineTabs tab={view.tab} onChange={(tab) => change(onTab(tab, view))} />
        {wide ? (
          // The padding keeps touch-sized buttons away from the borders.
          <Row gap="s2" onTouch={{ paddingBlock: 6 }}>
            <ListTools
              resource="loans"
              views={list.views}
              columns={choice}
              sort={view.sort}
              filter={filter}
              fileName="pipeline.csv"
              allLabel={translate('loan.pipeline.viewNone')}
            >
              <DensitySwitch density={density} onChange={setDensity} />
            </ListTools>
            {create}
          </Row>
        ) : null}
      </Row>
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
          <EmptyState title={translate('loan.pipeline.emptyTitle')} actions={wide ? null : create}>
            {translate('loan.pipeline.emptyText')}
          </EmptyState>
        )
      ) : null}
      {!error && rows?.length !== 0 ? (
        <>
          {wide ? (
            <DataTableView
              label={translate('loan.pipeline.title')}
              columns={shown}
              rows={rows}
              waitingRows={view.perPage}
              busy={found.isPlaceholderData}
              {...list.sorting}
              widths={widths}
              density={density}
              rowKey={(row) => row.sLNm}
              to={(row) => loanPath(row.sLNm)}
              changed={changed}
            />
          ) : (
            <PipelineCards rows={rows} changed={changed} />
          )}
          <Paging {...found.paging} />
        </>
      ) : null}
    </Column>
  );
}
