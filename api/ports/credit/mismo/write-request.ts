import { type Bureau, bureaus } from '../../../../domain/loan/credit-score';
import { element, escaped, xmlDocument } from '../../vendors/xml';
import type { AgencyAccount, CreditPerson, CreditRequest } from '../credit-port';

/** The request types of MISMO 2.3.1. */
const actionTypes = {
  new: 'Submit',
  reissue: 'Reissue',
  upgrade: 'Upgrade',
  supplement: 'Update',
  retrieve: 'Retrieve',
} as const;

export type WireAction = keyof typeof actionTypes;

/** The key under which an order names its ID, and the only thing that a retrieval without a report number needs. */
export const REQUEST_KEY = 'RequestIdentifier';

/** How the borrowers of an order are named inside its documents. */
export const borrowerId = (index: number): string => `B${index + 1}`;

const yesNo = (value: boolean): string => (value ? 'Y' : 'N');

function borrower(person: CreditPerson, index: number, isJoint: boolean): string {
  const { address } = person;
  return element(
    'BORROWER',
    {
      BorrowerID: borrowerId(index),
      _FirstName: person.first,
      _MiddleName: person.middle ?? undefined,
      _LastName: person.last,
      _NameSuffix: person.suffix ?? undefined,
      _SSN: person.ssn.replace(/\D/g, ''),
      _BirthDate: person.birthDate ?? undefined,
      _PrintPositionType: index === 0 ? 'Borrower' : 'CoBorrower',
      MaritalStatusType: person.isMarried === null ? undefined : person.isMarried ? 'Married' : 'Unmarried',
      JointAssetLiabilityReportingType: isJoint ? 'Jointly' : 'NotJointly',
    },
    [
      element('_RESIDENCE', {
        _StreetAddress: address.street,
        _City: address.city,
        _State: address.state,
        _PostalCode: address.zip,
        BorrowerResidencyType: 'Current',
      }),
    ],
  );
}

const included = (asked: readonly Bureau[]): string =>
  element(
    'CREDIT_REPOSITORY_INCLUDED',
    Object.fromEntries(bureaus.map((bureau) => [`_${bureau}Indicator`, yesNo(asked.includes(bureau))])),
  );

function supplement({ question, borrowers }: CreditRequest): string[] {
  if (!question) return [];
  const comment = element('CREDIT_COMMENT', { _SourceType: 'Lender' }, [
    element('_Text', {}, [escaped(question.text)]),
  ]);
  const owners = borrowers.map((_, index) => borrowerId(index)).join(' ');
  return [element('CREDIT_LIABILITY', { CreditLiabilityID: question.line, BorrowerID: owners }, [comment])];
}

/** A request as MISMO 2.3.1 XML, without a DOCTYPE. */
export function writeRequest(
  request: CreditRequest,
  account: AgencyAccount,
  action: WireAction = request.action,
): string {
  const ids = request.borrowers.map((_, index) => borrowerId(index)).join(' ');
  const isJoint = request.borrowers.length > 1;
  const isSoft = request.pull === 'soft';
  const data = element(
    'CREDIT_REQUEST_DATA',
    {
      CreditRequestID: request.id,
      BorrowerID: ids,
      CreditReportRequestActionType: actionTypes[action],
      CreditReportType: isSoft ? 'Other' : 'Merge',
      CreditReportTypeOtherDescription: isSoft ? 'SoftCheck' : undefined,
      CreditRequestType: isJoint ? 'Joint' : 'Individual',
      CreditReportIdentifier: request.reportNumber ?? undefined,
    },
    [included(request.bureaus), ...supplement(request)],
  );
  const people = request.borrowers.map((person, index) => borrower(person, index, isJoint));
  const credit = element(
    'CREDIT_REQUEST',
    {
      MISMOVersionID: '2.3.1',
      LenderCaseIdentifier: request.loanNum,
      RequestingPartyRequestedByName: request.requestedBy,
    },
    [data, element('LOAN_APPLICATION', {}, people)],
  );
  const head = {
    RequestDatetime: request.at,
    InternalAccountIdentifier: account.account,
    LoginAccountIdentifier: account.login,
    LoginAccountPassword: account.password,
  };
  const key = element('KEY', { _Name: REQUEST_KEY, _Value: request.id });
  return xmlDocument(
    element('REQUEST_GROUP', { MISMOVersionID: '2.3.1' }, [
      element('REQUESTING_PARTY', {}, [
        element('PREFERRED_RESPONSE', { _Format: 'XML' }),
        element('PREFERRED_RESPONSE', { _Format: 'PDF' }),
      ]),
      element('SUBMITTING_PARTY', { _Name: 'Emet Portal' }),
      element('REQUEST', head, [key, element('REQUEST_DATA', {}, [credit])]),
    ]),
  );
}
