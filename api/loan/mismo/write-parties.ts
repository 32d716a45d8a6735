import { allBorrowerFields } from '../../../domain/application/fields/application-fields';
import { coborrowerName } from '../../../domain/application/fields/coborrower-twin';
import type { LoanRecords, Owner } from '../../../domain/application/records';
import type { ArcWriter } from './arcs-out';
import { type Target, writeBindings } from './binding';
import {
  borrowerBindings,
  declarationBindings,
  formerHomeBindings,
  monitoringBindings,
  personBindings,
  presentHomeBindings,
} from './bindings/borrower-bindings';
import { companyBindings, originatorBindings } from './bindings/originator-bindings';
import { employmentBindings, incomeBindings, type PayField, payFields } from './bindings/record-bindings';
import { type CounselingAgency, counselingAgencies } from './counseling';
import { writeDemographics } from './demographics';
import { append, ensure, type OutElement } from './out-tree';
import { writePersonLists } from './person-lists';
import { vestingType } from './read-parties';
import { payOrder } from './read-pay';

const citizenship: Readonly<Record<string, string>> = {
  '0': 'USCitizen',
  '1': 'PermanentResidentAlien',
  '2': 'NonPermanentResidentAlien',
  '3': 'NonResidentAlien',
  '4': 'NonResidentAlien',
};

/** A borrower that was written: where the rest of what belongs to them goes. */
interface WrittenBorrower {
  readonly owner: Owner;
  readonly label: string;
  readonly agencies: readonly CounselingAgency[];
}

/** The fields of one borrower of an application, under the names of a first borrower. */
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
  writePersonLists(party, borrower, fields);
  writeDemographics(borrower, fields);
  writeCitizenship(party, borrower, fields);
  writeHomes(borrower, owner, fields, records);
  writePay(borrower, owner, records, arcs);
  const agencies = counselingAgencies(borrower, fields);
  return { owner, label, agencies };
}

function writeCitizenship(party: OutElement, borrower: OutElement, fields: Readonly<Target>): void {
  const type = citizenship[String(fields.aProdBCitizenT)];
  if (type) ensure(borrower, 'DECLARATION/DECLARATION_DETAIL/CitizenshipResidencyType').text = type;
  if (typeof fields.aBSsn !== 'string' || fields.aBSsn === '') return;
  const taxpayer = ensure(party, 'TAXPAYER_IDENTIFIERS/TAXPAYER_IDENTIFIER');
  const isItin = fields.aProdBCitizenT === '4';
  append(taxpayer, 'TaxpayerIdentifierType').text = isItin
    ? 'IndividualTaxpayerIdentificationNumber'
    : 'SocialSecurityNumber';
  append(taxpayer, 'TaxpayerIdentifierValue').text = fields.aBSsn.replace(/\D/g, '');
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

const item = 'CURRENT_INCOME_ITEM_DETAIL';

function writePay(borrower: OutElement, owner: Owner, records: LoanRecords, arcs: ArcWriter): void {
  let items = 0;
  const beginItem = (fromJob: boolean) => {
    items += 1;
    const element = append(ensure(borrower, 'CURRENT_INCOME/CURRENT_INCOME_ITEMS'), 'CURRENT_INCOME_ITEM');
    ensure(element, `${item}/EmploymentIncomeIndicator`).text = String(fromJob);
    return { element, label: arcs.label(element, 'CURRENT_INCOME_ITEM', items) };
  };
  records.employments
    .filter((job) => job.owners[0] === owner)
    .forEach((job, index) => {
      const employer = append(ensure(borrower, 'EMPLOYERS'), 'EMPLOYER');
      const label = arcs.label(employer, 'EMPLOYER', index + 1);
      const pays = payOrder.filter((field) => job[field]);
      // Pays say the whole income; a total beside them could be counted twice.
      const { monthlyIncome, ...rest } = job;
      writeBindings(employer, employmentBindings, pays.length > 0 ? rest : { ...rest, monthlyIncome }, 'employment.');
      ensure(employer, 'EMPLOYMENT');
      for (const field of pays) {
        const income = beginItem(true);
        ensure(income.element, `${item}/CurrentIncomeMonthlyTotalAmount`).text = job[field] ?? '';
        ensure(income.element, `${item}/IncomeType`).text = payType(field);
        arcs.tie(income.label, label, 'CURRENT_INCOME_ITEM_IsAssociatedWith_EMPLOYER');
      }
    });
  for (const income of records.incomes.filter((one) => one.owners[0] === owner)) {
    writeBindings(beginItem(false).element, incomeBindings, { ...income }, 'income.');
  }
}

function payType(field: PayField): string {
  return Object.keys(payFields).find((type) => payFields[type] === field) ?? 'Other';
}

/** Writes who took the application and who is on title. */
export function writeOtherParties(parties: OutElement, source: Readonly<Target>, arcs: ArcWriter): void {
  writeOwners(parties, 'Proposed', source.sTitleInNamesOf, source.sTitleHeldT, arcs);
  writeOwners(parties, 'Current', source.sTitleCurrentNames, undefined, arcs);
  if (companyBindings.some(({ field }) => source[field])) {
    const party = beginParty(parties, 'LOAN_ORIGINATION_COMPANY', 'LoanOriginationCompany', arcs).party;
    writeBindings(party, companyBindings, source);
  }
  const name = source.sUrlaOriginatorNm;
  if (name || originatorBindings.some(({ field }) => source[field])) {
    const party = beginParty(parties, 'LOAN_ORIGINATOR', 'LoanOriginator', arcs).party;
    if (typeof name === 'string') writeName(party, name);
    writeBindings(party, originatorBindings, source);
  }
}

/** A whole name in the two parts that the DU specification asks for; the last word is the last name. */
function writeName(party: OutElement, name: string): void {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.pop();
  if (words.length > 0) ensure(party, 'INDIVIDUAL/NAME/FirstName').text = words.join(' ');
  if (last) ensure(party, 'INDIVIDUAL/NAME/LastName').text = last;
}

function writeOwners(parties: OutElement, status: string, names: unknown, held: unknown, arcs: ArcWriter): void {
  const list =
    typeof names === 'string'
      ? names
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean)
      : [];
  for (const name of list) {
    const { party, role } = beginParty(parties, 'PROPERTY_OWNER', 'PropertyOwner', arcs);
    ensure(party, 'INDIVIDUAL/NAME/FullName').text = name;
    ensure(role, 'PROPERTY_OWNER/PropertyOwnerStatusType').text = status;
    const vesting = typeof held === 'string' ? vestingType(held) : undefined;
    if (vesting) ensure(role, 'PROPERTY_OWNER/RelationshipVestingType').text = vesting;
  }
}

function beginParty(parties: OutElement, kind: string, type: string, arcs: ArcWriter) {
  const party = append(parties, 'PARTY');
  const role = append(ensure(party, 'ROLES'), 'ROLE');
  arcs.label(role, kind, 1);
  ensure(role, 'ROLE_DETAIL/PartyRoleType').text = type;
  return { party, role };
}
