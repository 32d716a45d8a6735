import type { AppraisalForm } from '../../../domain/appraisal/forms';
import type { ReportData } from '../../../domain/appraisal/report.schemas';
import { reportData } from '../../../domain/appraisal/report.schemas';
import { attribute, childOf, childrenOf, findAll, readXml, type XmlNode, XmlProblem } from '../vendors/xml';

/** Forms by the names of the GSEs. */
const forms: ReadonlyMap<string, AppraisalForm> = new Map([
  ['FNM1004', '1004'],
  ['FNM1004DESKTOP', '1004 Desktop'],
  ['FNM1004HYBRID', '1004 Hybrid'],
  ['FNM2055', '2055'],
  ['FNM1004C', '1004C'],
  ['FNM1073', '1073'],
  ['FNM1075', '1075'],
  ['FNM2090', '2090'],
  ['FNM1025', '1025'],
]);

const first = (root: XmlNode, name: string): XmlNode | undefined => findAll(root, name)[0];

/** Dollars with cents from `605000`, `605,000` or `605000.00`; undefined for anything else. */
function amountOf(text: string | undefined): string | undefined {
  const plain = text?.replaceAll(/[$,\s]/g, '');
  if (plain === undefined || !/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '', rest = ''] = plain.split('.');
  return `${whole}.${rest.padEnd(2, '0')}`;
}

const day = (text: string | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];

function dataOf(root: XmlNode): unknown {
  const report = first(root, 'REPORT');
  const valuation = first(root, 'VALUATION');
  const appraiser = first(root, 'APPRAISER');
  const license = childOf(appraiser, 'APPRAISER_LICENSE');
  const property = childrenOf(root, 'PROPERTY')[0] ?? first(root, 'PROPERTY');
  const form = attribute(report, 'AppraisalFormType');
  const condition = attribute(first(root, '_CONDITION_OF_APPRAISAL'), '_Type');
  return {
    form: form === undefined ? null : (forms.get(form.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) ?? form),
    value: amountOf(attribute(valuation, 'PropertyAppraisedValueAmount')),
    effectiveOn: day(attribute(valuation, 'AppraisalEffectiveDate')),
    signedOn: day(attribute(report, 'AppraiserReportSignedDate')) ?? null,
    appraiser: {
      name: attribute(appraiser, '_Name'),
      licenseNumber: attribute(license, '_Identifier') ?? null,
      licenseState: attribute(license, '_State') ?? null,
      company: attribute(appraiser, '_CompanyName') ?? null,
    },
    property: {
      street: attribute(property, '_StreetAddress'),
      city: attribute(property, '_City'),
      state: attribute(property, '_State'),
      zipcode: attribute(property, '_PostalCode'),
    },
    client: attribute(first(root, 'LENDER'), '_UnparsedName') ?? null,
    isAsIs: condition === 'AsIs',
  };
}

/** What the data file of a report (MISMO 2.6 GSE) says; null if it cannot be read or lacks value, date, appraiser or property. */
export function readReport(xml: string | null): ReportData | null {
  if (xml === null) return null;
  try {
    return reportData.safeParse(dataOf(readXml(xml))).data ?? null;
  } catch (error) {
    if (error instanceof XmlProblem) return null;
    throw error;
  }
}
