import { borrowersOf, type NewLoanDocument } from '../../domain/loan/document';
import type { LoanRecords, Owner } from '../../domain/loan/records';
import type { Target } from './binding';
import { subjectLoanBindings, subjectPropertyBindings } from './bindings/subject-bindings';
import { writeCounselingAgency } from './parts/counseling';
import { writeCountyCode } from './parts/county-code';
import { writePurpose } from './parts/loan-purpose';
import { writePayoffSummary } from './parts/payoff-summary';
import { writePropertyType } from './parts/property-type';
import { writeRelatedLoans } from './parts/related-loans';
import { titleNames } from './parts/title-names';
import { arcWriter } from './write/write-arcs';
import { writeBindings } from './write/write-bindings';
import { fieldsOfBorrower, writeBorrower } from './write/write-borrower';
import { writeLoanFigures, writePresentExpenses } from './write/write-loan-figures';
import { writeOtherParties } from './write/write-other-parties';
import { writeRecords } from './write/write-records';
import { append, ensure, type OutElement, outElement } from './xml/output-tree';
import { serialize } from './xml/serialize';

/**
 * A loan as a MISMO 3.4 file in the form of the DU specification, including ULAD extensions, as UTF-8 text. Only fields of the
 * mapping tables are written, so nothing unknown can leak; `readMismo` reads them back.
 */
export function writeMismo(document: NewLoanDocument, { now }: { readonly now: Date }): string {
  const message = outElement('MESSAGE', {
    MISMOReferenceModelIdentifier: '3.4.032420160128',
    'xsi:schemaLocation': 'http://www.mismo.org/residential/2009/schemas DU_Wrapper_3.4.0_B324.xsd',
  });
  const about = ensure(message, 'ABOUT_VERSIONS/ABOUT_VERSION');
  append(about, 'AboutVersionIdentifier').text = 'DU Spec 1.9.1';
  append(about, 'CreatedDatetime').text = now.toISOString().replace(/\.\d{3}Z$/, 'Z');
  writeDeal(ensure(message, 'DEAL_SETS/DEAL_SET/DEALS/DEAL'), document);
  return serialize(message);
}

function writeDeal(deal: OutElement, document: NewLoanDocument): void {
  const arcs = arcWriter();
  const values: Target = { ...document };
  const owners = borrowersOf(document);
  const property = ensure(deal, 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY');
  writeBindings(property, subjectPropertyBindings, values);
  writePropertyType(property, values);
  writeCountyCode(property, values.sSpCountyFips);
  const lent = writeLoans(deal, document, values, owners.length);

  const parties = append(deal, 'PARTIES');
  const records: LoanRecords = document;
  const written = owners.map((owner) => {
    const applicant: Target = { ...document.applicants[Number(owner[0])] };
    return writeBorrower(parties, owner, fieldsOfBorrower(applicant, owner), records, arcs);
  });
  const second = written.find(({ owner }) => owner[0] === '1');
  if (second) writePresentExpenses(second.element, { ...document.applicants[1] });
  const labels = new Map<Owner, string>(written.map(({ owner, label }) => [owner, label]));
  writeOtherParties(parties, { ...values, sTitleInNamesOf: titleNames(document) }, arcs);
  writeRecords(deal, records, labels, arcs);
  writePayoffSummary(deal, records);
  for (const { label, creditor } of lent)
    arcs.tie(label, writeCreditor(parties, creditor, arcs), 'LOAN_IsAssociatedWith_ROLE');
  for (const { agencies } of written) {
    for (const agency of agencies) {
      const event = arcs.label(agency.event, 'COUNSELING_EVENT');
      const label = `HOUSING_COUNSELING_AGENCY_${event.split('_').at(-1)}`;
      writeCounselingAgency(parties, agency, label);
      arcs.tie(event, label, 'COUNSELING_EVENT_IsAssociatedWith_ROLE');
    }
  }
  for (const application of ['0', '1'] as const) {
    const borrower = labels.get(`${application}B`);
    const coborrower = labels.get(`${application}C`);
    if (borrower && coborrower) arcs.tie(coborrower, borrower, 'ROLE_SharesJointCreditReportWith_ROLE');
  }
  arcs.writeTo(deal);
}

/** Writes the lender of another mortgage as a party and returns its label. */
function writeCreditor(parties: OutElement, name: string, arcs: ReturnType<typeof arcWriter>): string {
  const party = append(parties, 'PARTY');
  ensure(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName').text = name;
  const role = append(ensure(party, 'ROLES'), 'ROLE');
  ensure(role, 'ROLE_DETAIL/PartyRoleType').text = 'NotePayTo';
  return arcs.label(role, 'NOTE_PAY_TO', 1);
}

function writeLoans(deal: OutElement, document: NewLoanDocument, values: Readonly<Target>, borrowers: number) {
  const loans = append(deal, 'LOANS');
  const loan = append(loans, 'LOAN', { LoanRoleType: 'SubjectLoan', 'xlink:label': 'LOAN_1' });
  const number = values.sLenderCaseNum ?? values.sLNm;
  writeBindings(loan, subjectLoanBindings, { ...values, sLenderCaseNum: number });
  writePurpose(loan, values);
  writeLoanFigures(loan, values, { ...document.applicants[0] });
  ensure(loan, 'LOAN_DETAIL/BorrowerCount').text = String(borrowers);
  ensure(loan, 'ORIGINATION_SYSTEMS/ORIGINATION_SYSTEM/LoanOriginationSystemName').text = 'Emet Portal';
  return writeRelatedLoans(loans, values);
}
