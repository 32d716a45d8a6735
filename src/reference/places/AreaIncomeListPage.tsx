import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../domain/format/date';
import { areaIncomeFields } from '../../../domain/reference/area-income-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { pageById } from '../../pages/page-table';
import { queryKeys } from '../../providers/data/query-keys';
import { referenceCalls } from '../reference-calls';
import { CountyTabs } from './CountyTabs';
import type { AreaIncome } from './places';
import { stateChoices } from './states';

const columns: readonly RecordColumn<AreaIncome>[] = [
  { key: 'fips', sort: 'fips', width: 80 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'name', sort: 'name', width: 240 },
  { key: 'median', sort: 'median', first: 'DESC', width: 160, numeric: true },
];

/** The area median incomes that apply today, or those of another year. */
export function AreaIncomeListPage() {
  const translate = useTranslate();

  const { data: years = [] } = useQuery({
    queryKey: queryKeys.areaIncomeYears(),
    queryFn: ({ signal }) => referenceCalls.areaIncomeYears(signal),
  });
  const inForce = years.find((year) => year.inForce);
  const filters: readonly RecordFilter[] = [
    { name: 'state', kind: 'choices', choices: stateChoices },
    {
      name: 'year',
      kind: 'choices',
      choices: years.map(({ year }) => ({ value: String(year), label: String(year) })),
    },
  ];
  return (
    <RecordFieldsProvider value={areaIncomeFields}>
      <RecordList
        resource="main/admin/county/area-income"
        title={translate('pages.areaIncomes')}
        lead={inForce && translate('places.income.lead', { year: inForce.year, from: formatDate(inForce.from) })}
        tabs={<CountyTabs at="admin-county-area-income" />}
        columns={columns}
        filters={filters}
        search={translate('places.search')}
        sort={{ field: 'fips', order: 'ASC' }}
        actions={
          <Button
            component={Link}
            to={pageById('admin-county-area-income-import').path}
            variant="contained"
            startIcon={<FileUp size={16} strokeWidth={1.6} aria-hidden />}
          >
            {translate('places.income.import')}
          </Button>
        }
        nameOf={({ name }) => name}
        empty={{ title: translate('places.income.none'), text: translate('places.income.noneText') }}
      />
    </RecordFieldsProvider>
  );
}
