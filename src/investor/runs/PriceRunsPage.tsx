import { useTranslate } from 'react-admin';
import { priceRunFields } from '../../../domain/investor/price-run-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import type { RowOf } from '../../providers/data/resource-types';
import { useFormats } from '../../providers/i18n/useFormats';
import { PRICE_RUNS } from './run-calls';

type Row = RowOf<typeof PRICE_RUNS>;

/** Runs of batch pricing, newest first. */
export function PriceRunsPage() {
  const translate = useTranslate();
  const { count } = useFormats();
  const columns: readonly RecordColumn<Row>[] = [
    { key: 'createdAt', sort: 'createdAt', first: 'DESC', width: 160 },
    { key: 'by', sort: 'by', width: 160 },
    { key: 'state', width: 120, cell: ({ state }) => translate(`priceRuns.states.${state}`) },
    { key: 'loans', sort: 'loans', first: 'DESC', numeric: true, width: 96, cell: ({ loans }) => count(loans) },
    { key: 'done', numeric: true, width: 96, cell: ({ done }) => count(done) },
    { key: 'endedAt', width: 160 },
  ];
  return (
    <RecordFieldsProvider value={priceRunFields}>
      <RecordList
        resource={PRICE_RUNS}
        title={translate('pages.batchPricing')}
        lead={translate('priceRuns.lead')}
        columns={columns}
        sort={{ field: 'createdAt', order: 'DESC' }}
        search={translate('priceRuns.search')}
        opens="show"
        create={{ label: translate('priceRuns.create') }}
        nameOf={({ createdAt, by }) => `${createdAt} ${by ?? ''}`}
        empty={{ title: translate('priceRuns.emptyTitle'), text: translate('priceRuns.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
