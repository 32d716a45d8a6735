import { useTranslate } from 'react-admin';
import { batchFields, isComparison } from '../../domain/batch/batch-fields';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { useFormats } from '../providers/i18n/useFormats';
import { BATCHES } from './batch-calls';

type Row = RowOf<typeof BATCHES>;

/** Batches, newest first: /main/internal/batch. */
export function BatchesPage() {
  const translate = useTranslate();
  const { count } = useFormats();
  const columns: readonly RecordColumn<Row>[] = [
    { key: 'createdAt', sort: 'createdAt', first: 'DESC', width: 160 },
    { key: 'kind', width: 150, onPhone: true },
    { key: 'fileName', sort: 'fileName', width: 220, least: 120, onPhone: true },
    { key: 'by', sort: 'by', width: 150 },
    {
      key: 'state',
      width: 150,
      onPhone: true,
      cell: ({ state, isDryRun, kind }) =>
        translate(
          state === 'completed' && isDryRun && !isComparison(kind) ? 'batch.states.checked' : `batch.states.${state}`,
        ),
    },
    {
      key: 'rows',
      sort: 'rows',
      first: 'DESC',
      numeric: true,
      width: 84,
      onPhone: true,
      cell: ({ rows }) => count(rows),
    },
    { key: 'saved', numeric: true, width: 84, onPhone: true, cell: ({ saved }) => count(saved) },
    { key: 'refused', numeric: true, width: 84, onPhone: true, cell: ({ refused }) => count(refused) },
  ];
  return (
    <RecordFieldsProvider value={batchFields}>
      <RecordList
        resource={BATCHES}
        title={translate('pages.batch')}
        lead={translate('batch.lead')}
        columns={columns}
        filters={[{ name: 'kind', kind: 'choices' }]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        search={translate('batch.search')}
        opens="show"
        create={{ label: translate('pages.batchCreate') }}
        nameOf={({ createdAt, fileName }) => `${createdAt} ${fileName}`}
        empty={{ title: translate('batch.emptyTitle'), text: translate('batch.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
