import { REQUEST_KEY } from '../../ports/credit/mismo/write-request';
import { cdata, element, xmlDocument } from '../../ports/vendors/xml';
import type { LedgerEntry } from './ledger';
import { type OrderedPerson, type VendorBureau, vendorBureaus } from './read-order';
import { liabilityElements } from './write-liabilities';
import { personElements } from './write-person';

/** What every document of the simulation says about itself. */
export const SIMULATION = 'Simulation: no credit agency or bureau was contacted, and everything here is made up.';

const referrals: Readonly<Record<VendorBureau, readonly [string, string, string, string, string]>> = {
  Experian: ['P.O. Box 4500', 'Allen', 'TX', '75013', '(888) 397-3742'],
  TransUnion: ['P.O. Box 2000', 'Chester', 'PA', '19016', '(800) 916-8800'],
  Equifax: ['P.O. Box 740241', 'Atlanta', 'GA', '30374', '(800) 685-1111'],
};

const referral = (bureau: VendorBureau): string => {
  const [_StreetAddress, _City, _State, _PostalCode, phone] = referrals[bureau];
  return element('CREDIT_CONSUMER_REFERRAL', { _Name: bureau, _StreetAddress, _City, _State, _PostalCode }, [
    element('CONTACT_DETAIL', {}, [element('CONTACT_POINT', { _Type: 'Phone', _Value: phone })]),
  ]);
};

/** The response of a report, with its printed form in base64, if there is one. */
export function reportResponse(
  requestId: string,
  people: readonly OrderedPerson[],
  entry: LedgerEntry,
  pdf: string | null,
): string {
  const credit = element(
    'CREDIT_RESPONSE',
    {
      CreditReportIdentifier: entry.number,
      CreditReportFirstIssuedDate: entry.issued,
      CreditReportLastUpdatedDate: entry.updated,
      CreditReportType: entry.isSoft ? 'Other' : 'Merge',
      CreditReportMergeType: 'ListAndStack',
      CreditRatingCodeType: 'Equifax',
    },
    [
      element('CREDIT_BUREAU', { _Name: 'Emet Vendor Simulation', _DisclaimerText: SIMULATION }),
      element(
        'CREDIT_REPOSITORY_INCLUDED',
        Object.fromEntries(vendorBureaus.map((one) => [`_${one}Indicator`, entry.bureaus.includes(one) ? 'Y' : 'N'])),
      ),
      ...liabilityElements(people, entry),
      ...people.flatMap((person) => personElements(person, entry)),
      ...entry.bureaus.map(referral),
      ...(pdf === null
        ? []
        : [
            element('EMBEDDED_FILE', { _Type: 'PDF', _EncodingType: 'Base64', _Extension: 'pdf' }, [
              element('DOCUMENT', {}, [cdata(pdf)]),
            ]),
          ]),
    ],
  );
  return response(requestId, [
    element('STATUS', { _Condition: 'Success', _Code: '0' }),
    element('RESPONSE_DATA', {}, [credit]),
  ]);
}

/** A response without a report. */
export const response = (requestId: string, children: readonly string[]): string =>
  element('RESPONSE', {}, [
    element('KEY', { _Name: REQUEST_KEY, _Value: requestId }),
    element('KEY', { _Name: 'Simulation', _Value: 'Y' }),
    ...children,
  ]);

export const errorResponse = (requestId: string, code: string, text: string): string =>
  response(requestId, [
    element('STATUS', { _Condition: 'Error', _Code: code, _Description: text }),
    element('RESPONSE_DATA', {}, [
      element('CREDIT_RESPONSE', { CreditReportType: 'Error' }, [
        element('CREDIT_ERROR_MESSAGE', { _Code: code, _SourceType: 'CreditBureau', _Text: text }),
      ]),
    ]),
  ]);

export const statusResponse = (requestId: string, condition: 'InProcess' | 'NotFound'): string =>
  response(requestId, [element('STATUS', { _Condition: condition })]);

export const responseGroup = (...responses: readonly string[]): string =>
  xmlDocument(
    element('RESPONSE_GROUP', { MISMOVersionID: '2.3.1' }, [
      element('RESPONDING_PARTY', { _Name: 'Emet Vendor Simulation' }),
      ...responses,
    ]),
  );
