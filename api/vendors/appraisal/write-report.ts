import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { formatShortMoney } from '../../../domain/format/money';
import { element, xmlDocument } from '../../ports/vendors/xml';
import type { LedgerOrder } from './company-ledger';
import { appraiserOf, inventedValue } from './invent-report';
import { treatmentOf } from './scenarios';

export const SIMULATION = 'SIMULATION - no appraiser saw this property, and every figure is made up';

/** `FNM1004Desktop`; the one report of UAD 3.6 has no number. */
const gseForm = (form: string): string =>
  form.startsWith('UAD') ? form : `FNM${(form.split(' + ')[0] ?? form).replaceAll(' ', '')}`;

function factsOf(entry: LedgerOrder, version: number) {
  const { order, number } = entry;
  const treatment = treatmentOf(order.property.street);
  const { street } = order.property;
  return {
    ...{ number, version, form: order.form, client: order.client.name, appraiser: appraiserOf(entry) },
    property: { ...order.property, street: treatment === 'other-property' ? `1${street}` : street },
    value: inventedValue(order),
    isAsIs: treatment !== 'subject-to' || version > 1,
  };
}

/** The data file of a report, MISMO 2.6 GSE. */
export function writeReportXml(entry: LedgerOrder, version: number, on: string): string {
  if (treatmentOf(entry.order.property.street) === 'unreadable' && version === 1) return '<VALUATION_RESPONSE><REPORT';
  const { form, client, appraiser, property, value, isAsIs } = factsOf(entry, version);
  return xmlDocument(
    element('VALUATION_RESPONSE', { MISMOVersionID: '2.6GSE' }, [
      element('REPORT', {
        AppraisalFormType: gseForm(form),
        AppraiserReportSignedDate: on,
        _TitleDescription: SIMULATION,
      }),
      element('PARTIES', {}, [
        element('APPRAISER', { _Name: appraiser.name, _CompanyName: appraiser.company ?? undefined }, [
          element('APPRAISER_LICENSE', {
            ...{ _Identifier: appraiser.licenseNumber ?? undefined, _State: appraiser.licenseState ?? undefined },
          }),
        ]),
        element('LENDER', { _UnparsedName: client }),
      ]),
      element('PROPERTY', {
        ...{ _StreetAddress: property.street, _City: property.city, _State: property.state },
        _PostalCode: property.zipcode,
      }),
      element('VALUATION', { PropertyAppraisedValueAmount: String(value), AppraisalEffectiveDate: on }, [
        element('_CONDITION_OF_APPRAISAL', { _Type: isAsIs ? 'AsIs' : 'SubjectToRepairs' }),
      ]),
    ]),
  );
}

/** Letters that the fonts of every PDF reader do not have become a question mark. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');

/** The printed report, which says that it is made up. */
export async function printReport(entry: LedgerOrder, version: number, on: string): Promise<Buffer> {
  const { number, form, client, appraiser, property, value, isAsIs } = factsOf(entry, version);
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  document.setTitle(`Appraisal report ${number} (simulation)`);
  const page = document.addPage([612, 792]);
  const lines = [
    SIMULATION,
    '',
    `Appraisal report ${number}, version ${version}   Form ${form}`,
    '',
    `Property    ${property.street}, ${property.city}, ${property.state} ${property.zipcode}`,
    `Client      ${client}`,
    `Appraiser   ${appraiser.name}, license ${appraiser.licenseNumber ?? '-'} (${appraiser.licenseState ?? '-'})`,
    `Firm        ${appraiser.company ?? '-'}`,
    '',
    `Opinion of market value as of ${on}: ${formatShortMoney(`${value}.00`)}`,
    isAsIs ? 'The value is as is.' : 'The value is subject to repairs.',
  ];
  for (const [index, line] of lines.entries()) {
    const isTitle = index === 0 || index === 2;
    page.drawText(printable(line), {
      x: 54,
      y: 738 - index * 18,
      size: isTitle ? 12 : 10,
      font: isTitle ? bold : font,
    });
  }
  return Buffer.from(await document.save());
}
