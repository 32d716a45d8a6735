import { useTranslate } from 'react-admin';
import { aporFields } from '../../../domain/pricing/apor-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { pageById } from '../../pages/page-table';
import type { RowOf } from '../../providers/data/resource-types';
import { ProgramTabs } from '../programs/ProgramTabs';

type Week = RowOf<'main/admin/program/apor'>;

const rateColumns = (['year1', 'year3', 'year5', 'year7', 'year10', 'year15', 'year20', 'year30'] as const).map(
  (key): RecordColumn<Week> => ({ key, width: 92, numeric: true }),
);

const columns: readonly RecordColumn<Week>[] = [
  { key: 'week', sort: 'week', first: 'DESC', width: 112 },
  { key: 'rateTable', sort: 'rateTable', width: 120 },
  ...rateColumns,
];

/** The imported weeks, newest first. */
export function AporListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={aporFields}>
      <RecordList
        resource="main/admin/program/apor"
        title={translate('pages.apor')}
        lead={translate('apor.lead')}
        tabs={<ProgramTabs at="admin-program-apor" />}
        columns={columns}
        sort={{ field: 'week', order: 'DESC' }}
        create={{ to: pageById('admin-program-apor-import').path, label: translate('apor.import') }}
        empty={{ title: translate('apor.emptyTitle'), text: translate('apor.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
