import { useTranslate } from 'react-admin';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn } from '../../crud/record-list';
import { useExported } from '../../crud/useExported';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { pageById } from '../../pages/page-table';
import { useFormats } from '../../providers/i18n/useFormats';
import { DownloadButton } from '../../ui/DownloadButton';
import { referenceCalls } from '../reference-calls';
import { ProgramTabs } from './ProgramTabs';
import type { RatePublication } from './programs';
import { RateState } from './RateState';

function When({ at }: { readonly at: string | null }) {
  const { instant } = useFormats();
  return <bdi>{instant(at)}</bdi>;
}

const columns: readonly RecordColumn<RatePublication>[] = [
  { key: 'number', sort: 'number', first: 'DESC', width: 88, numeric: true },
  { key: 'state', width: 132, cell: (row) => <RateState publication={row} /> },
  { key: 'fileName', width: 200 },
  {
    key: 'effectiveAt',
    sort: 'effectiveAt',
    first: 'DESC',
    width: 144,
    cell: ({ effectiveAt }) => <When at={effectiveAt} />,
  },
  { key: 'programs', width: 84, numeric: true, cell: ({ programs }) => <bdi>{programs}</bdi> },
  { key: 'rows', width: 72, numeric: true, cell: ({ rows }) => <bdi>{rows}</bdi> },
  { key: 'publishedBy', width: 132 },
  {
    key: 'uploadedAt',
    sort: 'uploadedAt',
    first: 'DESC',
    width: 144,
    cell: ({ uploadedAt }) => <When at={uploadedAt} />,
  },
];

/** Exports the rates in force in the format that an upload takes. */
function DownloadRates() {
  const translate = useTranslate();
  const onSaved = useExported();
  return (
    <DownloadButton
      label={translate('programs.rates.download')}
      fileName="rates.csv"
      fetchFile={() => referenceCalls.ratesInForce()}
      onSaved={onSaved}
    />
  );
}

/** All uploads of rates, newest first. */
export function RateListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={{}}>
      <RecordList
        resource="main/admin/program/rates"
        title={translate('pages.rateSheets')}
        lead={translate('programs.rates.lead')}
        tabs={<ProgramTabs at="admin-program-rates" />}
        columns={columns}
        sort={{ field: 'number', order: 'DESC' }}
        opens="show"
        actions={<DownloadRates />}
        create={{ to: pageById('admin-program-rates-upload').path, label: translate('programs.rates.upload') }}
        empty={{ title: translate('programs.rates.emptyTitle'), text: translate('programs.rates.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
