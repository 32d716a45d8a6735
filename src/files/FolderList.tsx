import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ListFilter, ListFilters } from '../crud/ListFilters';
import { NoMatch } from '../crud/NoMatch';
import { Paging } from '../crud/Paging';
import { useListView } from '../crud/useListView';
import { DataTable } from '../ui/DataTable';
import type { DataColumn } from '../ui/data-column';
import { Box } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { type FolderEntry, folderAddress, itemsInView, pageOf } from './folder-view';
import type { useFolder } from './useFolder';
import { useOpenItem } from './useOpenItem';

interface Props {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly folder: ReturnType<typeof useFolder>;
  readonly columns: readonly DataColumn<FolderEntry>[];
  readonly perPage: number;
  /** Shown if the folder is empty. */
  readonly empty: ReactNode;
  /** Shown beside the search. */
  readonly aside?: ReactNode;
  readonly filters?: readonly ListFilter[];
  readonly card?: (item: FolderEntry) => ReactNode;
}

/** Items of a folder with search, sorting and paging. The URL holds the view; a click on a row opens its item. */
export function FolderList({ label, folder, columns, perPage, empty, aside, filters = [], card }: Props) {
  const translate = useTranslate();
  const { addressOf } = useOpenItem();
  const { view, change, clear, isNarrowed, filtering, sorting } = useListView(folderAddress(perPage));
  const { data, error, isFetching, refetch } = folder;
  const found = data && itemsInView(data.items, view);
  const page = found && pageOf(found, view.page, perPage);
  const nothing = isNarrowed ? (
    <NoMatch
      icon={SearchX}
      title={translate('files.noMatch')}
      text={translate('files.noMatchText')}
      clearLabel={translate('files.clear')}
      onClear={clear}
    />
  ) : (
    empty
  );
  return (
    <Section flush>
      <Box lineBelow fromMd={{ paddingBlock: 6 }}>
        <ListFilters {...{ filters, aside, ...filtering }} search={translate('files.search')} tight />
      </Box>
      <DataTable
        label={label}
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        to={({ id }) => addressOf(id)}
        busy={isFetching && data !== undefined}
        error={error}
        onRetry={() => void refetch()}
        empty={nothing}
        {...sorting}
        {...(card ? { card } : {})}
      />
      {page && found.length > 0 && (
        <Paging
          page={page.page}
          perPage={perPage}
          shown={page.rows.length}
          total={{ count: found.length, open: false }}
          hasNext={page.hasNext}
          onPage={(next) => change({ page: next })}
        />
      )}
    </Section>
  );
}
