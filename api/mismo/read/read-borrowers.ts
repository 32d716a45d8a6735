import { message } from '../../../domain/messages/message';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import {
  borrowerBindings,
  declarationBindings,
  monitoringBindings,
  personBindings,
  presentHomeBindings,
} from '../bindings/borrower-bindings';
import { cleanText } from '../field-text';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import { readCreditScores } from '../parts/credit-scores';
import { nameOf, readPersonLists } from '../parts/person-lists';
import { select } from '../xml/path';
import { elementsAt, pathOf, type XmlElement } from '../xml/xml-tree';
import { markRoleRead, partyRoles } from './party-roles';
import { readBindings, readPlain, unknownValue } from './read-bindings';
import { readDemographics } from './read-demographics';
import { countRead, type Notes, warn } from './report';
import { noteSource } from './sources';

/** A borrower of the file. `fields` use the first borrower's names (`aB*`) until the position is known. */
export interface FileBorrower {
  readonly party: XmlElement;
  readonly role: XmlElement;
  readonly element: XmlElement;
  readonly fields: Target;
  readonly classification: string;
}

/** The borrowers of a deal in file order. Throws `ImportRefusal` for none, or more than a loan can have. */
export function readBorrowers(deal: XmlElement, notes: Notes): FileBorrower[] {
  const roles = partyRoles(deal).filter(({ role, type }) => type === 'Borrower' || select(role, 'BORROWER').length > 0);
  if (roles.length === 0) {
    throw new ImportRefusal('no-borrower', 'no-borrower', { line: deal.line, path: `${pathOf(deal)}/PARTIES` });
  }
  if (roles.length > importLimits.borrowers) {
    const fifth = roles[importLimits.borrowers]?.party;
    throw new ImportRefusal(
      'too-many-borrowers',
      message('too-many-borrowers', { number: roles.length, most: importLimits.borrowers }),
      fifth ? { line: fifth.line, path: pathOf(fifth) } : {},
    );
  }
  return roles.map(({ party, role }) => readBorrower(party, role, notes));
}

function readBorrower(party: XmlElement, role: XmlElement, notes: Notes): FileBorrower {
  markRoleRead(role);
  const [element = role] = select(role, 'BORROWER');
  const fields: Target = {};
  let stored = readBindings(party, personBindings, fields, notes);
  stored += readName(party, fields);
  stored += readBindings(element, borrowerBindings, fields, notes);
  stored += readCreditScores(element, fields, notes);
  stored += readCitizenship(party, element, fields, notes);
  const lists: Target = {};
  stored += readPersonLists(party, element, lists, notes);
  const [home] = select(element, 'RESIDENCES/RESIDENCE[RESIDENCE_DETAIL/BorrowerResidencyType=Current]');
  if (home) stored += readBindings(home, presentHomeBindings, fields, notes);
  stored += readOtherPhone(party, fields, notes);
  countRead(notes, 'borrowers', stored, 1);
  const declared = readBindings(element, declarationBindings, fields, notes);
  if (declared > 0) countRead(notes, 'declarations', declared, 1);
  const demographic =
    readBindings(element, monitoringBindings, fields, notes) + readDemographics(element, lists, notes);
  if (demographic > 0) countRead(notes, 'demographics', demographic, 1);
  const [classified] = select(element, 'BORROWER_DETAIL/BorrowerClassificationType');
  if (classified) classified.read = true;
  return { party, role, element, fields: Object.assign(fields, lists), classification: classified?.text ?? '' };
}

/** A borrower with only a full name: the last word is the last name. */
function readName(party: XmlElement, fields: Target): number {
  const [name] = select(party, 'INDIVIDUAL/NAME');
  if (!name) return 0;
  const whole = nameOf(name);
  for (const part of select(name, 'FullName')) part.read = true;
  if (fields.aBFirstNm !== undefined || fields.aBLastNm !== undefined || whole === '') return 0;
  const parts = whole.split(/\s+/);
  fields.aBLastNm = cleanText(parts.pop() ?? '', 35);
  if (parts.length > 0) fields.aBFirstNm = cleanText(parts.join(' '), 35);
  return 2;
}

const citizenship: Readonly<Record<string, string>> = {
  USCitizen: '0',
  PermanentResidentAlien: '1',
  NonPermanentResidentAlien: '2',
  NonResidentAlien: '3',
};

/** Citizenship and taxpayer number, which together distinguish an ITIN holder from a foreign national. */
function readCitizenship(party: XmlElement, borrower: XmlElement, fields: Target, notes: Notes): number {
  const before = Object.keys(fields).length;
  const [declared] = select(borrower, 'DECLARATION/DECLARATION_DETAIL/CitizenshipResidencyType');
  const taxpayer = elementsAt(party, 'TAXPAYER_IDENTIFIERS/TAXPAYER_IDENTIFIER').find(
    (one) => select(one, 'TaxpayerIdentifierValue')[0]?.text,
  );
  const [type] = taxpayer ? select(taxpayer, 'TaxpayerIdentifierType') : [];
  const [value] = taxpayer ? select(taxpayer, 'TaxpayerIdentifierValue') : [];
  if (type) type.read = true;
  if (value) {
    const number = readPlain(value, 'aBSsn', notes);
    if (number !== undefined) fields.aBSsn = number;
  }
  if (declared) {
    declared.read = true;
    noteSource(notes, fields, 'aProdBCitizenT', declared);
    const code = ownValue(citizenship, declared.text);
    if (code) fields.aProdBCitizenT = code;
    else if (declared.text && declared.text !== 'Unknown') unknownValue(declared, 'aProdBCitizenT', notes);
  }
  const isItin = /IndividualTaxpayerIdentification/.test(type?.text ?? '');
  if (isItin && fields.aProdBCitizenT !== '1' && fields.aProdBCitizenT !== '2') fields.aProdBCitizenT = '4';
  return Object.keys(fields).length - before;
}

/** A phone number without a type counts as the home number, if that is missing. */
function readOtherPhone(party: XmlElement, fields: Target, notes: Notes): number {
  const path = 'INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue';
  const [phone] = select(party, path).filter((one) => one.text !== '' && !one.read);
  if (!phone || fields.aBHPhone !== undefined) return 0;
  const value = readPlain(phone, 'aBHPhone', notes);
  if (value === undefined) return 0;
  fields.aBHPhone = value;
  return 1;
}

/** Warns if a borrower has only names and numbers, because then the file is hardly an application. */
export function warnOfBareBorrowers(borrowers: readonly FileBorrower[], notes: Notes): void {
  for (const { fields, party } of borrowers) {
    if (fields.aBFirstNm === undefined && fields.aBLastNm === undefined) {
      warn(notes, 'borrower-without-name', party);
    }
  }
}
