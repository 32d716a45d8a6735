import { useTranslate } from 'react-admin';
import { missing } from '../../../domain/format/parsed';
import { zipFields } from '../../../domain/reference/place-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { CountyTabs } from './CountyTabs';
import type { ZipCode } from './places';

const columns: readonly RecordColumn<ZipCode>[] = [
  { key: 'zip', sort: 'zip', width: 96 },
  { key: 'city', sort: 'city', width: 200 },
  { key: 'county', sort: 'county', width: 120 },
  {
    key: 'otherCounties',
    width: 280,
    cell: ({ otherCounties }) => <bdi dir="ltr">{otherCounties?.split(',').join(', ') || missing}</bdi>,
  },
];

/** All ZIP codes with their counties. */
export function ZipListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={zipFields}>
      <RecordList
        resource="main/admin/county/zip"
        title={translate('pages.zipCodes')}
        lead={translate('places.zip.lead')}
        tabs={<CountyTabs at="admin-county-zip" />}
        columns={columns}
        search={translate('places.zip.search')}
        sort={{ field: 'zip', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('places.zip.create') }}
        nameOf={({ zip }) => zip}
      />
    </RecordFieldsProvider>
  );
}

function ZipInputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('places.zip.one')}>
      <RecordInput source="zip" />
      <RecordInput source="city" />
      <RecordInput source="county" help={translate('places.zip.countyHelp')} />
      <RecordInput source="otherCounties" help={translate('places.zip.othersHelp')} />
    </RecordSection>
  );
}

export function ZipCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate resource="main/admin/county/zip" fields={zipFields} title={translate('pages.zipCreate')}>
      <ZipInputs />
    </RecordCreate>
  );
}

export function ZipEditPage() {
  return (
    <RecordEdit resource="main/admin/county/zip" fields={zipFields} title={({ zip }) => zip}>
      <ZipInputs />
    </RecordEdit>
  );
}
