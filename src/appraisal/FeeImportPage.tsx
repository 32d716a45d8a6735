import { useTranslate } from 'react-admin';
import { feeImport } from '../../domain/appraisal/fee-import';
import { TableImportPage } from '../crud/import/TableImportPage';
import { appraisalCalls } from './appraisal-calls';

/** Imports the fees of appraisal companies from a day on. */
export function FeeImportPage() {
  const translate = useTranslate();
  return (
    <TableImportPage
      title={translate('pages.appraisalFees')}
      lead={translate('appraisalFees.lead')}
      formTitle={translate('appraisalFees.schedule')}
      table={feeImport}
      labelOf={(name) => translate(`appraisalFees.${name}`)}
      defaults={{ from: null }}
      send={appraisalCalls.importFees}
      resource="main/admin/appraisal"
    />
  );
}
