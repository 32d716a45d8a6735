import { allBorrowerFields } from '../../../domain/loan/fields/application-fields';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import type { LoanRecords, Owner } from '../../../domain/loan/records';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import {
  borrowerBindings,
  declarationBindings,
  formerHomeBindings,
  monitoringBindings,
  personBindings,
  presentHomeBindings,
} from '../bindings/borrower-bindings';
import { type CounselingAgency, counselingAgencies } from '../parts/counseling';
import { writeCreditScores } from '../parts/credit-scores';
import { writePersonLists } from '../parts/person-lists';
import { append, ensure, type OutElement } from '../xml/output-tree';
import type { ArcWriter } from './write-arcs';
import { writeBindings } from './write-bindings';
import { writeDemographics } from './write-demographics';
import { writePay } from './write-pay';

const citizenship: Readonly<Record<string, string>> = {
  '0': 'USCitizen',
  '1': 'PermanentResidentAlien',
  '2': 'NonPermanentResidentAlien',
  '3': 'NonResidentAlien',
  '4': 'NonResidentAlien',
};

/** A written borrower: the elements for the rest of their data. */
interface WrittenBorrower {
  readonly owner: Owner;
  readonly element: OutElement;
  readonly label: string;
  readonly agencies: readonly CounselingAgency[];
}

/** The fields of one borrower of an application, under the first borrower's names. */
export function fieldsOfBorrower(applicant: Readonly<Target>, owner: Owner): Target {
  if (owner[1] === 'B') return { ...applicant };
  const names = Object.keys(allBorrowerFields);
  return Object.fromEntries(names.map((name) => [name, applicant[coborrowerName(name)]]));
}

/** Writes a borrower as a party: person, application, declarations, demographics, homes, jobs and incomes. */
export function writeBorrower(
  parties: OutElement,
  owner: Owner,
  fields: Readonly<Target>,
  records: LoanRecords,
  arcs: ArcWriter,
): WrittenBorrower {
  const party = append(parties, 'PARTY');
  ensure(party, 'INDIVIDUAL');
  writeBindings(party, personBindings, fields);
  const role = append(ensure(party, 'ROLES'), 'ROLE');
  const label = arcs.label(role, 'BORROWER', 1);
  const borrower = append(role, 'BORROWER');
  ensure(role, 'ROLE_DETAIL/PartyRoleType').text = 'Borrower';
  ensure(borrower, 'BORROWER_DETAIL/BorrowerClassificationType').text = owner[1] === 'B' ? 'Primary' : 'Secondary';
  writeBindings(borrower, [...borrowerBindings, ...declarationBindings, ...monitoringBindings], fields);
  writeCreditScores(borrower, fields);
  writePersonLists(party, borrower, fields);
  writeDemographics(borrower, fields);
  writeCitizenship(party, borrower, fields);
  writeHomes(borrower, owner, fields, records);
  writePay(borrower, owner, records, arcs);
  const agencies = counselingAgencies(borrower, fields);
  return { owner, element: borrower, label, agencies };
}

function writeCitizenship(party: OutElement, borrower: OutElement, fields: Readonly<Target>): void {
  const type = ownValue(citizenship, String(fields.aProdBCitizenT));
  if (type) ensure(borrower, 'DECLARATION/DECLARATION_DETAIL/CitizenshipResidencyType').text = type;
  if (typeof fields.aBSsn !== 'string' || fields.aBSsn === '') return;
  const taxpayer = ensure(party, 'TAXPAYER_IDENTIFIERS/TAXPAYER_IDENTIFIER');
  const isItin = fields.aProdBCitizenT === '4';
  append(taxpayer, 'TaxpayerIdentifierType').text = isItin
    ? 'IndividualTaxpayerIdentificationNumber'
    : 'SocialSecurityNumber';
  append(taxpayer, 'TaxpayerIdentifierValue').text = fields.aBSsn.replace(/[^\d*]/g, '');
}

function writeHomes(borrower: OutElement, owner: Owner, fields: Readonly<Target>, records: LoanRecords): void {
  if (presentHomeBindings.some(({ field }) => fields[field] !== undefined && fields[field] !== null)) {
    const home = append(ensure(borrower, 'RESIDENCES'), 'RESIDENCE');
    writeBindings(home, presentHomeBindings, fields);
    ensure(home, 'RESIDENCE_DETAIL/BorrowerResidencyType').text = 'Current';
  }
  for (const former of records.residences.filter((one) => one.owners[0] === owner)) {
    const home = append(ensure(borrower, 'RESIDENCES'), 'RESIDENCE');
    writeBindings(home, formerHomeBindings, { ...former }, 'residence.');
    ensure(home, 'RESIDENCE_DETAIL/BorrowerResidencyType').text = 'Prior';
  }
}
