import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { missing } from '../../../domain/format/parsed';
import { countyFields } from '../../../domain/reference/place-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { pageById } from '../../pages/page-table';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { referenceCalls } from '../reference-calls';
import { CountyTabs } from './CountyTabs';
import type { County } from './places';
import { stateChoices } from './states';

/** The limits of a county that are still to be confirmed. */
function ToConfirm({ confirmGse, confirmFha }: Pick<County, 'confirmGse' | 'confirmFha'>) {
  const { line } = useFormats();
  const kinds = [...(confirmGse ? ['GSE', 'VA'] : []), ...(confirmFha ? ['FHA'] : [])];
  return <bdi>{kinds.length > 0 ? line(kinds) : missing}</bdi>;
}

const columns = (toConfirm: string): readonly RecordColumn<County>[] => [
  { key: 'fips', sort: 'fips', width: 80 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'name', sort: 'name', width: 240 },
  { key: 'gse', sort: 'gse', first: 'DESC', width: 120, numeric: true },
  { key: 'fha', sort: 'fha', first: 'DESC', width: 120, numeric: true },
  { key: 'confirmGse', label: toConfirm, width: 140, cell: (county) => <ToConfirm {...county} /> },
  { key: 'va', sort: 'va', first: 'DESC', width: 120, numeric: true },
];

/** All counties with the loan limits in force. */
export function CountyListPage() {
  const translate = useTranslate();
  const { data: years = [] } = useQuery({
    queryKey: queryKeys.limitYears(),
    queryFn: ({ signal }) => referenceCalls.limitYears(signal),
  });
  const inForce = years.find((year) => year.inForce);
  const filters: readonly RecordFilter[] = [
    { name: 'state', kind: 'choices', choices: stateChoices },
    {
      name: 'year',
      kind: 'choices',
      choices: years.map(({ year }) => ({ value: String(year), label: String(year) })),
    },
    { name: 'confirmGse', kind: 'yesno', more: true },
    { name: 'confirmFha', kind: 'yesno', more: true },
  ];
  return (
    <RecordFieldsProvider value={countyFields}>
      <RecordList
        resource="main/admin/county"
        title={translate('pages.county')}
        lead={inForce ? translate('places.lead', { year: inForce.year }) : undefined}
        tabs={<CountyTabs at="admin-county" />}
        columns={columns(translate('places.toConfirm'))}
        filters={filters}
        search={translate('places.search')}
        sort={{ field: 'state', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('places.create') }}
        actions={
          <Button
            component={Link}
            to={pageById('admin-county-import').path}
            variant="outlined"
            startIcon={<FileUp size={16} strokeWidth={1.6} aria-hidden />}
          >
            {translate('places.import')}
          </Button>
        }
        nameOf={({ name }) => name}
      />
    </RecordFieldsProvider>
  );
}
