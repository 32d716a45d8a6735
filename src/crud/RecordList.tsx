import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRecordFields } from '../fields/RecordFieldsContext';
import { useRecordLabels } from '../fields/useRecordLabels';
import type { CollectionName, RowOf } from '../providers/data/resource-types';
import { token } from '../theme/tokens';
import { DataTable } from '../ui/DataTable';
import type { DataColumn } from '../ui/data-column';
import { EmptyState } from '../ui/EmptyState';
import { Box, Column } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { BulkBar } from './BulkBar';
import { ListTools } from './ListTools';
import { compileFilter, reactAdminAddress } from './list-view';
import { NoLoans } from './NoLoans';
import { NoMatch } from './NoMatch';
import { Paging } from './Paging';
import { RecordFilters } from './RecordFilters';
import type { RecordColumn, RecordListProps } from './record-list';
import { useColumns } from './useColumns';
import { useListRows } from './useListRows';
import { useListView } from './useListView';
import { useSelection } from './useSelection';

/**
 * Where text starts and ends in a list, which has no margin: read by its table and its paging. And the least height of the table: if
 * what is above needs more room, the page scrolls.
 */
const inList: CSSProperties & Readonly<Record<'--edge' | '--least', string>> = {
  ...{ '--edge': token('s5'), '--least': '280px' },
};

/** On a phone, each column is a line of a card, below the record's name, which is the first column. */
const PHONE_COLUMNS = 6;

function onPhone<Column extends { readonly onPhone?: true }>(columns: readonly Column[]): readonly Column[] {
  const marked = columns.filter((column, place) => place === 0 || column.onPhone);
  return marked.length > 1 ? marked : columns.slice(0, PHONE_COLUMNS);
}

/** The columns with the labels and formats of their fields. */
function useListColumns<Name extends CollectionName>({ resource, columns }: RecordListProps<Name>) {
  const fields = useRecordFields();
  const { label, text } = useRecordLabels(resource, fields);
  const named = columns.map(
    (column): DataColumn<RowOf<Name>> & Pick<RecordColumn<RowOf<Name>>, 'hidden' | 'onPhone'> => ({
      ...column,
      label: column.label ?? label(column.key),
      cell: column.cell ?? ((row) => <bdi>{text(column.key, row[column.key])}</bdi>),
    }),
  );
  return useColumns(resource, named);
}

/**
 * Records of a resource, searched, filtered, sorted and paged by the server, with filter chips, a column chooser, saved views,
 * CSV and bulk actions. The view is in the URL. Fields come from the surrounding `RecordFieldsProvider`.
 */
export function RecordList<Name extends CollectionName>(props: RecordListProps<Name>) {
  const { resource, title, lead, tabs, filters = [], search, opens, create, actions, bulk = [], empty } = props;
  const createPath = useCreatePath();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const fields = useRecordFields();
  const { shown, choice } = useListColumns(props);
  const list = useListView(reactAdminAddress(props.sort));
  const { view } = list;
  const query = compileFilter(view.values, props.filter);
  const { rows, paging, isFetching, isPending, error, refetch } = useListRows(resource, list, query);
  const byKey = (row: RowOf<Name>): string => String(row.id);
  const opened = (row: RowOf<Name>): string =>
    typeof opens === 'function' ? opens(row) : createPath({ resource, type: opens ?? 'show', id: byKey(row) });
  const selected = useSelection(rows, byKey, query);
  const createButton = create ? (
    <Button
      component={Link}
      to={create.to ?? createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
    >
      {create.label}
    </Button>
  ) : null;
  return (
    <Column
      flex={1}
      minBlockSize={0}
      minInlineSize={0}
      background="surface"
      style={inList}
      fromMd={{ overflow: 'auto' }}
    >
      <Box
        flex="none"
        padding="s4 s5 s3"
        lineBelow
        paddingBlockEnd={tabs !== undefined ? 0 : undefined}
        belowMd={{ paddingInline: 's4' }}
      >
        <PageHead
          title={title}
          lead={lead}
          actions={
            <>
              <ListTools {...{ resource }} views={list.views} sort={view.sort} columns={choice} filter={query} />
              {actions}
              {createButton}
            </>
          }
        />
        {tabs}
      </Box>
      <RecordFilters {...{ resource, fields, filters, search }} {...list.filtering} />
      {selected.rows.length > 0 ? (
        <BulkBar rows={selected.rows} actions={bulk} onClear={() => selected.pick(new Set())} />
      ) : null}
      <DataTable
        label={title}
        columns={wide ? shown : onPhone(shown)}
        {...(props.card ? { card: props.card } : {})}
        rows={rows}
        rowKey={byKey}
        {...(props.nameOf ? { rowName: props.nameOf } : {})}
        {...(opens ? { to: opened } : {})}
        waitingRows={Math.min(view.perPage, 10)}
        busy={isFetching && !isPending}
        {...list.sorting}
        {...(bulk.length > 0 ? { selection: { keys: selected.keys, onChange: selected.pick } } : {})}
        error={error}
        onRetry={() => void refetch()}
        empty={
          list.isNarrowed ? (
            <NoMatch onClear={list.clear} />
          ) : empty?.ofLoans ? (
            <NoLoans title={empty.title} text={empty.text} onLook={() => void refetch()} />
          ) : (
            <EmptyState {...(empty ? { title: empty.title } : {})}>{empty?.text}</EmptyState>
          )
        }
      />
      {paging.shown > 0 ? <Paging {...paging} /> : null}
    </Column>
  );
}
