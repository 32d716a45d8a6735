import { ResourceContextProvider, useTranslate } from 'react-admin';
import { aporImport } from '../../../domain/pricing/apor-import';
import { TableImportPage } from '../../crud/import/TableImportPage';
import { referenceCalls } from '../reference-calls';

const TYPES = ['TXT', 'CSV', 'XLSX'];
const RESOURCE = 'main/admin/program/apor';

/** Imports one of the two weekly tables of average prime offer rates. */
export function AporImportPage() {
  const translate = useTranslate();
  return (
    <ResourceContextProvider value={RESOURCE}>
      <TableImportPage
        title={translate('pages.aporImport')}
        lead={translate('apor.importLead')}
        formTitle={translate('apor.table')}
        table={aporImport}
        labelOf={(name) => translate(`resources.${RESOURCE}.fields.${name}`)}
        defaults={{ rateTable: 'fixed' }}
        types={TYPES}
        format={translate('apor.format')}
        send={referenceCalls.importApor}
        resource={RESOURCE}
      />
    </ResourceContextProvider>
  );
}
