import { Alert, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { hmdaLoanFields } from '../../domain/hmda/hmda-fields';
import { reactAdminAddress } from '../crud/list-view';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { useListView } from '../crud/useListView';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { useErrorText } from '../providers/i18n/useErrorText';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorState } from '../ui/ErrorState';
import { Note, Stack } from '../ui/layout/primitives';
import { FileEdits } from './FileEdits';
import { FilingChoice } from './FilingChoice';
import { HMDA, hmdaCalls } from './hmda-calls';
import { OpenEdits } from './OpenEdits';
import { RegisterFigures } from './RegisterFigures';
import { useFiling } from './useFiling';
import { useRegister } from './useRegister';

type Row = RowOf<typeof HMDA>;

const sort = { field: 'actionDate', order: 'ASC' } as const;

const filters: readonly RecordFilter[] = [
  { name: 'action', kind: 'choices' },
  { name: 'result', kind: 'choices' },
];

/** The numbers of the edits of a loan. */
function EditNumbers({ row: { isChecked, findings } }: { readonly row: Row }) {
  const translate = useTranslate();
  if (!isChecked) return <Note as="span">{translate('hmda.notChecked')}</Note>;
  const open = findings.filter(({ confirmed }) => confirmed === null);
  if (open.length === 0) return <Note as="span">{translate('hmda.none')}</Note>;
  return <bdi>{open.map(({ edit }) => edit).join(', ')}</bdi>;
}

const columns: readonly RecordColumn<Row>[] = [
  { key: 'loanNum', sort: 'loanNum', width: 120 },
  { key: 'borrower', sort: 'borrower', width: 170, least: 96, onPhone: true },
  { key: 'action', sort: 'action', width: 200, onPhone: true },
  { key: 'actionDate', sort: 'actionDate', width: 104, onPhone: true },
  {
    key: 'edits',
    sort: 'edits',
    first: 'DESC',
    width: 320,
    least: 160,
    onPhone: true,
    cell: (row) => <EditNumbers row={row} />,
  },
];

/** /main/reports/hmda: the loan/application register of a year, its open edits, and the file. */
export function HmdaPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { filing, years, choose } = useFiling();
  const [search] = useSearchParams();
  const list = useListView(reactAdminAddress(sort));
  const { data, error, refetch, isChecking, checkError } = useRegister(filing);
  const days = data && { from: data.first, to: data.last };
  const edit = list.view.values.edit;
  return (
    <RecordFieldsProvider value={hmdaLoanFields}>
      <RecordList
        key={`${search.get('year')}-${search.get('quarter')}`}
        resource={HMDA}
        title={translate('pages.hmda')}
        lead={translate('hmda.lead')}
        actions={
          <DownloadButton
            variant="contained"
            label={translate('hmda.download')}
            fileName="hmda-lar.txt"
            fetchFile={() => hmdaCalls.file(filing)}
          />
        }
        tabs={
          <Stack gap="s3" paddingBlock="s3">
            <FilingChoice filing={filing} years={years} onChoose={choose} />
            {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
            {!data && !error && <Skeleton variant="rounded" height={96} aria-label={translate('states.loading')} />}
            {data && <RegisterFigures overview={data} isChecking={isChecking} />}
            {checkError && <Alert severity="error">{errorText(checkError)}</Alert>}
            {data && data.checked === data.loans && <FileEdits filing={filing} edits={data.fileEdits} />}
            {data && <OpenEdits edits={data.edits} onShow={(one) => list.filtering.onSet('edit', one)} />}
          </Stack>
        }
        columns={columns}
        filters={[...filters, ...(typeof edit === 'string' ? [editFilter(edit)] : [])]}
        search={translate('hmda.search')}
        sort={sort}
        filter={{ actionDate: days ?? {} }}
        opens="show"
        empty={{ title: translate('hmda.emptyTitle'), text: translate('hmda.emptyText'), ofLoans: true }}
      />
    </RecordFieldsProvider>
  );
}

/** The edit that was chosen above, as a filter that can be taken away. */
const editFilter = (edit: string): RecordFilter => ({
  name: 'edit',
  kind: 'choices',
  choices: [{ value: edit, label: edit }],
});
