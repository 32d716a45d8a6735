import type { NewLoanDocument } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import type { Applicant, Owner } from '../../../domain/loan/records';
import type { Target } from '../binding';
import { readCounselingAgencies } from '../parts/counseling';
import { readOtherMortgages } from '../parts/other-mortgages';
import { readPayoffSummary } from '../parts/payoff-summary';
import { compareSubordinateTotal, subordinateFromDebts } from '../parts/related-loans';
import { readSubjectGrossRent } from '../parts/subject-rent';
import type { XmlElement } from '../xml/xml-tree';
import { groupBorrowers } from './group-borrowers';
import { readBorrowers, warnOfBareBorrowers } from './read-borrowers';
import { readLoan } from './read-loan';
import { type FileFigures, readPresentExpenses } from './read-loan-figures';
import { readOtherParties } from './read-other-parties';
import { readRecords } from './read-records';
import { type Relationships, readRelationships } from './relationships';
import { countRead, type Notes } from './report';
import { type SaidValue, saidValues } from './sources';

/** A deal as a loan document, and the figures of the file that are only compared. */
export function readDeal(
  deal: XmlElement,
  notes: Notes,
): { document: NewLoanDocument; figures: FileFigures; said: SaidValue[] } {
  const relationships = readRelationships(deal, notes);
  const borrowers = readBorrowers(deal, notes);
  warnOfBareBorrowers(borrowers, notes);
  for (const { element, fields } of borrowers) {
    countRead(notes, 'borrowers', readCounselingAgencies(element, relationships, fields));
  }
  const owners = ownersByRule(borrowers, relationships, notes);
  const owned = borrowers
    .map((borrower, index) => ({ ...borrower, owner: owners[index] ?? '0B' }))
    .sort((a, b) => (a.owner < b.owner ? -1 : 1));
  const ownerOf = new Map<XmlElement, Owner>(
    owned.flatMap(({ party, role, element, owner }) => [party, role, element].map((one) => [one, owner] as const)),
  );
  for (const { party, owner } of owned) notes.subjects.set(party, { borrower: owner });
  const applicants = applicantsOf(owned);
  const records = readRecords(deal, owned, { relationships, ownerOf, borrowerCount: owned.length }, notes);
  const values: Target = {};
  const present: Target = {};
  const figures = readLoan(deal, values, present, notes);
  readSubjectGrossRent(
    owned.map(({ element }) => element),
    values,
    notes,
  );
  readPayoffSummary(deal, records, values, notes);
  readOtherMortgages(figures.related, records, relationships, values);
  subordinateFromDebts(records.liabilities, records.reos, values, notes);
  if (figures.subject) compareSubordinateTotal(figures.subject, values, notes);
  readOtherParties(deal, values, notes);
  const [first, second] = applicants;
  const own: readonly [Target, Target] = [{}, {}];
  for (const { element, owner } of owned) readPresentExpenses(element, own[owner[0] === '1' ? 1 : 0], notes);
  if (second) Object.assign(second, own[1]);
  if (first) {
    // The loan has it for the first application; if not, it is read from the borrowers.
    Object.assign(first, Object.keys(present).length > 0 ? present : own[0]);
    if (typeof values.sOccTPe === 'string') first.aOccT = values.sOccTPe;
  }
  // Every value was fitted to its field by the field table; the type only repeats that.
  const said = saidValues(notes, { values, borrowers: owned, records });
  return { document: { ...values, ...records, applicants } as NewLoanDocument, figures, said };
}

function ownersByRule(
  borrowers: ReturnType<typeof readBorrowers>,
  relationships: Relationships,
  notes: Notes,
): Owner[] {
  const indexOf = (element: XmlElement) =>
    borrowers.findIndex(({ party, role, element: borrower }) => [party, role, borrower].includes(element));
  const jointCredit = relationships.arcs
    .filter(({ role }) => role.includes('SharesJointCreditReport'))
    .map(({ from, to }) => [indexOf(from), indexOf(to)] as const)
    .filter(([from, to]) => from >= 0 && to >= 0);
  const ends = new Map<XmlElement, Set<number>>();
  for (const { from, to } of relationships.arcs) {
    const owned = indexOf(from) >= 0 ? to : from;
    const person = Math.max(indexOf(from), indexOf(to));
    if (person >= 0) ends.set(owned, (ends.get(owned) ?? new Set()).add(person));
  }
  const jointOwners = [...ends.values()].flatMap((people) => {
    const [first, second] = [...people].sort();
    return people.size === 2 && first !== undefined && second !== undefined ? [[first, second] as const] : [];
  });
  const facts = borrowers.map(({ fields, classification }) => ({
    married: fields.aBMaritalStatT === '0',
    home: [fields.aBAddr, fields.aBCity, fields.aBZip]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .toLowerCase(),
    classification,
  }));
  return groupBorrowers(facts, { jointCredit, jointOwners }, notes);
}

function applicantsOf(borrowers: readonly { fields: Target; owner: Owner }[]): Applicant[] {
  const applicants: Target[] = [];
  for (const { fields, owner } of borrowers) {
    const index = Number(owner[0]);
    const applicant = applicants[index] ?? {};
    applicants[index] = applicant;
    for (const [name, value] of Object.entries(fields))
      applicant[owner[1] === 'C' ? coborrowerName(name) : name] = value;
  }
  return applicants as Applicant[];
}
