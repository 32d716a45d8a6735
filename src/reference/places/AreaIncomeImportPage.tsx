import { useTranslate } from 'react-admin';
import { areaIncomeImport } from '../../../domain/reference/area-income-import';
import { TableImportPage } from '../../crud/import/TableImportPage';
import { referenceCalls } from '../reference-calls';

/** Imports the area median incomes of a year. */
export function AreaIncomeImportPage() {
  const translate = useTranslate();
  return (
    <TableImportPage
      title={translate('pages.areaIncomeImport')}
      lead={translate('places.income.importLead')}
      formTitle={translate('places.income.general')}
      table={areaIncomeImport}
      labelOf={(name) =>
        Object.hasOwn(areaIncomeImport.form, name)
          ? translate(`places.income.${name}`)
          : translate(`resources.main/admin/county/area-income.fields.${name}`)
      }
      defaults={{ from: null }}
      send={referenceCalls.importAreaIncomes}
      resource="main/admin/county/area-income"
    />
  );
}
