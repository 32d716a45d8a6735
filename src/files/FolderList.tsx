import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { readView, writeView } from '../crud/list-view';
import { NoMatch } from '../crud/NoMatch';
import { Paging } from '../crud/Paging';
import { SearchField } from '../crud/SearchField';
import { useListView } from '../crud/useListView';
import { DataTable } from '../ui/DataTable';
import type { DataColumn } from '../ui/data-column';
import { Row } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { type FolderEntry, folderFormat, itemsInView, pageOf } from './folder-view';
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
  readonly card?: (item: FolderEntry) => ReactNode;
}

/** Items of a folder with search, sorting and paging. The URL holds the view; a click on a row opens its item. */
export function FolderList({ label, folder, columns, perPage, empty, aside, card }: Props) {
  const translate = useTranslate();
  const { addressOf } = useOpenItem();
  const format = folderFormat(perPage);
  const { view, change, set, clear, isNarrowed } = useListView({
    read: (search) => readView(search, format),
    write: (next, search) => writeView(next, format, search),
  });
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
      <Row wrap gap="s2" justify="space-between" padding="s3 s4" lineBelow color="text-3" size="small">
        <SearchField
          label={translate('files.search')}
          value={String(view.values.q ?? '')}
          onChange={(q) => set('q', q)}
        />
        {aside && <div>{aside}</div>}
      </Row>
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
        sort={view.sort}
        onSort={(sort) => change({ sort })}
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
