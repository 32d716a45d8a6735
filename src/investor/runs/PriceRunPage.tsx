import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { PriceRunDetail } from '../../../domain/investor/price-run.schemas';
import { priceRunLoanFields } from '../../../domain/investor/price-run-fields';
import { loanPath } from '../../../domain/pages/loan-path';
import { NoRecord } from '../../crud/NoRecord';
import { RecordList } from '../../crud/RecordList';
import type { BulkAction, RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import type { RowOf } from '../../providers/data/resource-types';
import { useFormats } from '../../providers/i18n/useFormats';
import { Text } from '../../ui/layout/primitives';
import { StatusDot } from '../../ui/StatusDot';
import { GainText } from './GainText';
import { RunActions } from './RunActions';
import { RunProgress } from './RunProgress';
import { PRICE_RUNS, runCalls } from './run-calls';
import { usePriceRun } from './usePriceRun';

type Row = RowOf<'priceRunLoans'>;

/** What became of a loan: why it has no price, or whether its price was saved. */
function useResultText(): (row: Row) => string {
  const translate = useTranslate();
  return ({ state, save, isChanged }) => {
    if (save !== null) return translate(`priceRuns.save.${save}`);
    if (state !== 'priced') return translate(`priceRuns.loanStates.${state}`);
    return isChanged ? translate('priceRuns.changedSince') : translate('priceRuns.loanStates.priced');
  };
}

function useColumns(): readonly RecordColumn<Row>[] {
  const resultText = useResultText();
  return [
    {
      key: 'loanNum',
      sort: 'loanNum',
      width: 108,
      cell: ({ loanNum }) => (
        <Text as={Link} to={loanPath(loanNum, 'dashboard')} color="accent-text">
          <bdi>{loanNum}</bdi>
        </Text>
      ),
    },
    { key: 'borrower', sort: 'borrower', width: 140, least: 96, onPhone: true },
    { key: 'status', sort: 'status', width: 150, cell: ({ status }) => <StatusDot status={status} /> },
    { key: 'isLocked', width: 72 },
    { key: 'program', sort: 'program', width: 168, least: 96, onPhone: true },
    { key: 'noteRate', sort: 'noteRate', numeric: true, width: 72, onPhone: true },
    { key: 'amount', sort: 'amount', first: 'DESC', numeric: true, width: 116 },
    { key: 'lockDays', sort: 'lockDays', numeric: true, width: 84 },
    { key: 'before', sort: 'before', numeric: true, width: 84, onPhone: true },
    { key: 'price', sort: 'price', numeric: true, width: 84, onPhone: true },
    { key: 'change', sort: 'change', numeric: true, width: 84 },
    {
      key: 'gain',
      sort: 'gain',
      numeric: true,
      width: 116,
      onPhone: true,
      cell: ({ gain }) => <GainText gain={gain} />,
    },
    { key: 'state', sort: 'state', width: 190, least: 120, onPhone: true, cell: resultText },
  ];
}

function useFilters(): readonly RecordFilter[] {
  const translate = useTranslate();
  const outcomes = ['gain', 'loss', 'same', 'unknown'].map((value) => ({
    value,
    label: translate(`priceRuns.outcomes.${value}`),
  }));
  const saves = priceRunLoanFields.save.options.map((value) => ({
    value,
    label: translate(`priceRuns.save.${value}`),
  }));
  return [
    { name: 'outcome', kind: 'choices', label: translate('priceRuns.outcome'), choices: outcomes },
    { name: 'isLocked', kind: 'yesno' },
    { name: 'changed', kind: 'flag', label: translate('priceRuns.changedSince') },
    { name: 'save', kind: 'choices', choices: saves },
  ];
}

function Loaded({ run }: { readonly run: PriceRunDetail }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const bulk: readonly BulkAction<Row>[] = [
    {
      key: 'save',
      label: translate('priceRuns.actions.saveSelected'),
      run: ({ loanNum }) => runCalls.save(run.id, [loanNum]),
      confirm: (count) => translate('priceRuns.actions.saveTitle', { smart_count: count }),
    },
  ];
  return (
    <RecordFieldsProvider value={priceRunLoanFields}>
      <RecordList
        resource="priceRunLoans"
        title={translate('priceRuns.title', { at: instant(run.createdAt) })}
        lead={<bdi>{run.by}</bdi>}
        tabs={<RunProgress run={run} />}
        columns={useColumns()}
        filters={useFilters()}
        search={translate('priceRuns.searchLoans')}
        sort={{ field: 'gain', order: 'ASC' }}
        filter={{ run: run.id }}
        actions={<RunActions run={run} />}
        {...(run.state === 'running' ? {} : { bulk })}
        empty={{ title: translate('priceRuns.noLoans') }}
      />
    </RecordFieldsProvider>
  );
}

/** A run of batch pricing: its progress, and what each loan would gain or lose. */
export function PriceRunPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = usePriceRun(id);
  if (!data) {
    const list = createPath({ resource: PRICE_RUNS, type: 'list' });
    return <NoRecord error={error} list={list} onRetry={() => void refetch()} />;
  }
  return <Loaded key={id} run={data} />;
}
