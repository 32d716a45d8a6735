import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { missing } from '../../../domain/format/parsed';
import { zipFields } from '../../../domain/reference/place-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { useFormats } from '../../providers/i18n/useFormats';
import { CountyTabs } from './CountyTabs';
import { countyText, useCountyNames } from './county-names';
import type { ZipCode } from './places';

/** The primary county of a ZIP code, or its others, by name; a county without stored limits has only its code. */
function Counties({ of: { counties }, primary }: { readonly of: ZipCode; readonly primary: boolean }) {
  const { line } = useFormats();
  const names = counties.filter((county) => county.primary === primary).map(countyText);
  return <bdi dir="ltr">{names.length > 0 ? line(names) : missing}</bdi>;
}

const columns: readonly RecordColumn<ZipCode>[] = [
  { key: 'zip', sort: 'zip', width: 96 },
  { key: 'city', sort: 'city', width: 200 },
  { key: 'county', sort: 'county', width: 240, cell: (zip) => <Counties of={zip} primary={true} /> },
  { key: 'otherCounties', width: 320, cell: (zip) => <Counties of={zip} primary={false} /> },
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
  const county = useCountyNames(useWatch({ name: 'county' }));
  const others = useCountyNames(useWatch({ name: 'otherCounties' }));
  return (
    <RecordSection title={translate('places.zip.one')}>
      <RecordInput source="zip" />
      <RecordInput source="city" />
      <RecordInput source="county" help={county ?? translate('places.zip.countyHelp')} />
      <RecordInput source="otherCounties" help={others ?? translate('places.zip.othersHelp')} />
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
