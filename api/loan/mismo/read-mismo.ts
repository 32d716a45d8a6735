import { coborrowerName } from '../../../domain/application/fields/coborrower-twin';
import type { Applicant, Owner } from '../../../domain/application/records';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { readBindings, type Target } from './binding';
import { armBindings, termsBindings, transactionBindings } from './bindings/loan-bindings';
import { propertyBindings } from './bindings/property-bindings';
import { checkPlausibility } from './check-plausibility';
import { readCounselingAgencies } from './counseling';
import { decodeText } from './decode-text';
import { groupBorrowers } from './group-borrowers';
import { ImportRefusal } from './import-refusal';
import { type FileFigures, readLoanFigures } from './loan-figures';
import { readPurpose } from './loan-purpose';
import { parseXml } from './parse-xml';
import { select } from './path';
import { readPropertyType } from './property-type';
import { readBorrowers, readOtherParties, warnOfBareBorrowers } from './read-parties';
import { readRecords } from './read-records';
import { refuseBySize, refuseOtherFiles, refuseOtherVersions, refuseWhatIsNoXml } from './recognise';
import { compareSubordinateTotal, readRelatedLoans, subordinateFromDebts } from './related-loans';
import { type Relationships, readRelationships } from './relationships';
import { countRead, type ImportReport, type Notes, newNotes, reportOf, warn } from './report';
import { elementsAt, pathOf, type XmlElement } from './xml-tree';

/** What a file holds, ready to become a loan, and what there is to say about it. */
export interface MismoImport {
  readonly document: NewLoanDocument;
  readonly report: ImportReport;
}

/**
 * Reads a MISMO 3.4 file (DU and ULAD extensions). `today` (YYYY-MM-DD) is what dates are judged by.
 * Throws {@link ImportRefusal}, and nothing else, where the file cannot be imported. Status, company, branch, channel and
 * staff are never taken from a file.
 */
export function readMismo(bytes: Uint8Array, options: { readonly today: string }): MismoImport {
  refuseBySize(bytes);
  refuseOtherFiles(bytes);
  const decoded = decodeText(bytes);
  refuseWhatIsNoXml(decoded.text);
  const root = parseXml(decoded.text);
  refuseOtherVersions(root);
  const notes = newNotes();
  if (decoded.declaredOtherwise) {
    const declared = decoded.declaredOtherwise.toUpperCase();
    warn(notes, 'encoding-mismatch', `The file declares ${declared} but is UTF-8; it was read as UTF-8.`, root);
  }
  if (root.attributes.MISMOReferenceModelIdentifier === undefined) {
    warn(notes, 'version-missing', 'The file does not name its MISMO version; it was read as 3.4.', root);
  }
  const { document, figures } = readDeal(onlyDeal(root), notes);
  checkPlausibility(document, figures, options.today, notes);
  return { document, report: reportOf(root, notes) };
}

function onlyDeal(root: XmlElement): XmlElement {
  const deals = elementsAt(root, 'DEAL_SETS/DEAL_SET/DEALS/DEAL');
  const [deal, second] = deals;
  if (!deal) {
    throw new ImportRefusal('no-deal', 'The file has no DEAL (DEAL_SETS/DEAL_SET/DEALS/DEAL).', {
      line: root.line,
      path: root.name,
    });
  }
  if (second) {
    throw new ImportRefusal('several-deals', `The file has ${deals.length} deals; import one loan at a time.`, {
      line: second.line,
      path: pathOf(second),
    });
  }
  return deal;
}

function readDeal(deal: XmlElement, notes: Notes): { document: NewLoanDocument; figures: FileFigures } {
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
  const applicants = applicantsOf(owned);
  const records = readRecords(deal, owned, { relationships, ownerOf, borrowerCount: owned.length }, notes);
  const values: Target = {};
  const present: Target = {};
  const figures = readLoan(deal, values, present, notes);
  subordinateFromDebts(records.liabilities, records.reos, values, notes);
  if (figures.subject) compareSubordinateTotal(figures.subject, values, notes);
  readOtherParties(deal, values, notes);
  const [first] = applicants;
  if (first) {
    Object.assign(first, present);
    if (typeof values.sOccTPe === 'string') first.aOccT = values.sOccTPe;
  }
  // Every value was fitted to its field by the field table; the type only repeats that.
  return { document: { ...values, ...records, applicants } as NewLoanDocument, figures };
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
    const thing = indexOf(from) >= 0 ? to : from;
    const person = Math.max(indexOf(from), indexOf(to));
    if (person >= 0) ends.set(thing, (ends.get(thing) ?? new Set()).add(person));
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

function readLoan(
  deal: XmlElement,
  values: Target,
  present: Target,
  notes: Notes,
): FileFigures & { subject?: XmlElement } {
  const loans = elementsAt(deal, 'LOANS/LOAN');
  const subjects = loans.filter((loan) => loan.attributes.LoanRoleType === 'SubjectLoan');
  const related = loans.filter((loan) => loan.attributes.LoanRoleType === 'RelatedLoan');
  const subject = subjects[0] ?? loans.find((loan) => loan.attributes.LoanRoleType === undefined);
  let figures: FileFigures & { subject?: XmlElement } = {};
  if (!subject)
    warn(notes, 'no-subject-loan', 'The file has no loan in the role SubjectLoan; terms are missing.', deal);
  else {
    if (subjects[1]) {
      const message = `The file has ${subjects.length} subject loans; the first is imported.`;
      warn(notes, 'several-subject-loans', message, subjects[1]);
    }
    readBindings(subject, [...termsBindings, ...armBindings, ...transactionBindings], values, notes);
    readPurpose(subject, values, notes);
    figures = { ...readLoanFigures(subject, values, present, notes), subject };
    readRelatedLoans(related, values, notes);
    for (const seen of [
      ...select(subject, 'LOAN_DETAIL/BorrowerCount'),
      ...select(subject, 'LOAN_DETAIL/HELOCIndicator'),
    ]) {
      seen.read = true;
    }
    countRead(notes, 'loan', Object.keys(values).length, 1);
  }
  const before = Object.keys(values).length;
  const property =
    elementsAt(deal, 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY')[0] ??
    elementsAt(deal, 'COLLATERALS/COLLATERAL/PROPERTIES/PROPERTY')[0];
  if (property) {
    readBindings(property, propertyBindings, values, notes);
    readPropertyType(property, values, notes);
    readCountyCode(property, values);
    countRead(notes, 'property', Object.keys(values).length - before, 1);
  } else warn(notes, 'something-missing', 'The file has no subject property.', deal);
  return figures;
}

function readCountyCode(property: XmlElement, values: Target): void {
  const at = 'LOCATION_IDENTIFIER/FIPS_INFORMATION';
  const [state] = select(property, `${at}/FIPSStateNumericCode`);
  const [county] = select(property, `${at}/FIPSCountyCode`);
  if (!state || !county || !/^\d{1,2}$/.test(state.text) || !/^\d{1,3}$/.test(county.text)) return;
  state.read = true;
  county.read = true;
  values.sSpCountyFips = `${state.text.padStart(2, '0')}${county.text.padStart(3, '0')}`;
}
