import { useTranslate } from 'react-admin';
import { cardImport } from '../../../domain/pricing/insurance/card-import';
import { TableImportPage } from '../../crud/import/TableImportPage';
import { referenceCalls } from '../reference-calls';

/** Imports the rate card of a mortgage insurer. */
export function InsuranceCardImportPage() {
  const translate = useTranslate();
  return (
    <TableImportPage
      title={translate('pages.insuranceCardImport')}
      lead={translate('programs.cards.importLead')}
      formTitle={translate('programs.cards.general')}
      table={cardImport}
      labelOf={(name) =>
        Object.hasOwn(cardImport.form, name)
          ? translate(`resources.main/admin/program/insurance-card.fields.${name}`)
          : translate(`programs.cards.columns.${name}`)
      }
      defaults={{ company: null, appliesFrom: null }}
      send={referenceCalls.importInsuranceCard}
      resource="main/admin/program/insurance-card"
    />
  );
}
