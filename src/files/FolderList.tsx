import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Paging } from '../crud/Paging';
import { SearchField } from '../crud/SearchField';
import { token } from '../theme/tokens';
import { DataTable } from '../ui/DataTable';
import type { DataColumn } from '../ui/data-column';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { type FolderEntry, type FolderView, itemsInView, pageOf, viewOf, withView } from './folder-view';
import type { useFolder } from './useFolder';
import { useOpenItem } from './useOpenItem';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('s2'),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${token('s3')} ${token('s4')}`,
  borderBlockEnd: token('border'),
  color: token('text-3'),
  fontSize: token('fs-small'),
});

interface Props {
  /** What the items are, for screen readers. */
  readonly label: string;
  readonly folder: ReturnType<typeof useFolder>;
  readonly columns: readonly DataColumn<FolderEntry>[];
  readonly perPage: number;
  /** What is said where the folder is empty. */
  readonly empty: ReactNode;
  /** Beside the search: what the list holds. */
  readonly aside?: ReactNode;
  readonly card?: (item: FolderEntry) => ReactNode;
}

/** Items of a folder: searched, sorted and paged, with the view in the address; a row opens its item. */
export function FolderList({ label, folder, columns, perPage, empty, aside, card }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { addressOf } = useOpenItem();
  const view = viewOf(search);
  const { data, error, isFetching, refetch } = folder;
  const found = data && itemsInView(data.items, view);
  const page = found && pageOf(found, view.page, perPage);
  const change = (part: Partial<FolderView>): void =>
    setSearch(withView(search, { ...view, page: 1, ...part }), { replace: part.q !== undefined });
  const nothing = view.q ? (
    <EmptyState
      icon={SearchX}
      title={translate('files.noMatch')}
      actions={<Button onClick={() => change({ q: '' })}>{translate('files.clear')}</Button>}
    >
      {translate('files.noMatchText')}
    </EmptyState>
  ) : (
    empty
  );
  return (
    <Section flush>
      <Bar>
        <SearchField label={translate('files.search')} value={view.q} onChange={(q) => change({ q })} />
        {aside && <div>{aside}</div>}
      </Bar>
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
