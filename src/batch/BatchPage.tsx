import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { BatchDetail } from '../../domain/batch/batch.schemas';
import { type BatchKind, batchRowFields, rowResults } from '../../domain/batch/batch-fields';
import { loanPath } from '../../domain/pages/loan-path';
import { NoRecord } from '../crud/NoRecord';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { useFormats } from '../providers/i18n/useFormats';
import { Text } from '../ui/layout/primitives';
import { BatchActions } from './BatchActions';
import { BatchProgress } from './BatchProgress';
import { BATCHES } from './batch-calls';
import { useBatch } from './useBatch';
import { useRowProblem } from './useRowProblem';

type Row = RowOf<'batchRows'>;

function useColumns(kind: BatchKind): readonly RecordColumn<Row>[] {
  const translate = useTranslate();
  const problemText = useRowProblem(kind);
  return [
    { key: 'row', sort: 'row', width: 72 },
    {
      key: 'loanNum',
      sort: 'loanNum',
      width: 130,
      onPhone: true,
      cell: ({ loanNum, result }) =>
        // The loan of a refused row may not exist.
        loanNum && result !== 'refused' ? (
          <Text as={Link} to={loanPath(loanNum, 'dashboard')} color="accent-text">
            <bdi>{loanNum}</bdi>
          </Text>
        ) : (
          <bdi>{loanNum ?? '–'}</bdi>
        ),
    },
    { key: 'reference', sort: 'reference', width: 160, onPhone: true },
    {
      key: 'result',
      sort: 'result',
      width: 150,
      onPhone: true,
      cell: ({ result }) => (
        <Text as="span" color={['refused', 'kept', 'differs', 'missing'].includes(result) ? 'bad-text' : undefined}>
          {translate(`resources.batchRows.options.result.${result}`)}
        </Text>
      ),
    },
    {
      key: 'problems',
      width: 420,
      least: 200,
      onPhone: true,
      cell: ({ problems }) =>
        problems.length === 0 ? '–' : problems.map((problem) => <div key={problem.field}>{problemText(problem)}</div>),
    },
  ];
}

function Loaded({ batch }: { readonly batch: BatchDetail }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const results = rowResults.map((value) => ({
    value,
    label: translate(`resources.batchRows.options.result.${value}`),
  }));
  return (
    <RecordFieldsProvider value={batchRowFields}>
      <RecordList
        resource="batchRows"
        title={batch.fileName}
        lead={translate('batch.startedBy', {
          kind: translate(`resources.${BATCHES}.options.kind.${batch.kind}`),
          name: `\u2068${batch.by}\u2069`,
          at: instant(batch.createdAt),
        })}
        tabs={<BatchProgress batch={batch} />}
        columns={useColumns(batch.kind)}
        filters={[{ name: 'result', kind: 'choices', choices: results }]}
        search={translate('batch.searchRows')}
        sort={{ field: 'row', order: 'ASC' }}
        filter={{ batch: batch.id }}
        actions={<BatchActions batch={batch} />}
        empty={{ title: translate('batch.noRows') }}
      />
    </RecordFieldsProvider>
  );
}

/** A batch: its progress, and what became of each row. */
export function BatchPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useBatch(id);
  if (!data) {
    const list = createPath({ resource: BATCHES, type: 'list' });
    return <NoRecord error={error} list={list} onRetry={() => void refetch()} />;
  }
  return <Loaded key={id} batch={data} />;
}
