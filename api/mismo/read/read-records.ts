import type {
  AssetRecord,
  LiabilityRecord,
  LoanRecords,
  Owner,
  ReoRecord,
  ResidenceRecord,
} from '../../../domain/loan/records';
import { type GivenText, message } from '../../../domain/messages/message';
import type { Binding, Target } from '../binding';
import { formerHomeBindings } from '../bindings/borrower-bindings';
import { assetBindings, expenseBindings, liabilityBindings, reoBindings } from '../bindings/record-bindings';
import { sameAmount, sumOf } from '../decimal-sum';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import { select } from '../xml/path';
import { elementsAt, pathOf, type XmlElement } from '../xml/xml-tree';
import { readBindings, readPlain } from './read-bindings';
import type { FileBorrower } from './read-borrowers';
import { readPay } from './read-pay';
import { partners, type Relationships } from './relationships';
import { countRead, type Notes, warn } from './report';

/** The owners of the records in the file. */
export interface Ownership {
  readonly relationships: Relationships;
  /** The owner at the end of an arc: a borrower's `ROLE`, `PARTY` or `BORROWER`. */
  readonly ownerOf: ReadonlyMap<XmlElement, Owner>;
  readonly borrowerCount: number;
}

type RecordSection = 'assets' | 'liabilities' | 'reos';

const kinds: Readonly<Record<RecordSection, string>> = { assets: 'Asset', liabilities: 'Debt', reos: 'Property' };

/** What a record is, in the reader's language in the web app. */
const kindOf = (section: RecordSection): GivenText => ({
  text: kinds[section],
  key: `application.lists.${section}.one`,
});

type NamedRecord = { id: string; owners: Owner[] };

/** Reads the lists of a deal. Throws `ImportRefusal` if a list is longer than a loan allows. */
export function readRecords(
  deal: XmlElement,
  borrowers: readonly (FileBorrower & { owner: Owner })[],
  ownership: Ownership,
  notes: Notes,
): LoanRecords {
  const all = elementsAt(deal, 'ASSETS/ASSET');
  const isProperty = (asset: XmlElement) => select(asset, 'OWNED_PROPERTY').length > 0;
  const properties = all.filter(isProperty);
  const debts = elementsAt(deal, 'LIABILITIES/LIABILITY');
  const expenses = elementsAt(deal, 'EXPENSES/EXPENSE');
  refuseTooMany(all, debts, expenses);

  const assets = listOf<AssetRecord>(
    all.filter((one) => !isProperty(one)),
    'asset',
    assetBindings,
    'assets',
    ownership,
    notes,
  );
  const reos = listOf<ReoRecord>(properties, 'reo', reoBindings, 'reos', ownership, notes);
  const liabilities = [
    ...listOf<LiabilityRecord>(debts, 'liability', liabilityBindings, 'liabilities', ownership, notes),
    ...listOf<LiabilityRecord>(expenses, 'liability', expenseBindings, 'liabilities', ownership, notes, debts.length),
  ];
  linkMortgages(debts, properties, liabilities, reos, ownership.relationships, notes);
  const { employments, incomes } = readPay(borrowers, ownership.relationships, notes);
  return {
    assets,
    reos,
    liabilities,
    employments,
    incomes,
    residences: readResidences(borrowers, notes),
    vestings: [],
  };
}

function refuseTooMany(...lists: XmlElement[][]): void {
  for (const list of lists) {
    const beyond = list[importLimits.records];
    if (!beyond) continue;
    throw new ImportRefusal(
      'too-many-records',
      message('too-many-records', { number: list.length, element: beyond.name, most: importLimits.records }),
      { line: beyond.line, path: pathOf(beyond) },
    );
  }
}

function listOf<T extends NamedRecord>(
  elements: readonly XmlElement[],
  name: string,
  bindings: readonly Binding[],
  section: RecordSection,
  ownership: Ownership,
  notes: Notes,
  after = 0,
): T[] {
  return elements.map((element, index) => {
    const record: Target = { id: `${name}-${after + index + 1}`, owners: ownersOf(element, section, ownership, notes) };
    notes.subjects.set(element, { record: `${section}.${record.id}` });
    const stored = readBindings(element, bindings, record, notes, `${name}.`);
    countRead(notes, section, stored, 1);
    return record as T;
  });
}

/** The borrowers linked to a record. Without a usable arc it belongs to the first borrower, with a warning. */
function ownersOf(
  element: XmlElement,
  section: RecordSection,
  { relationships, ownerOf, borrowerCount }: Ownership,
  notes: Notes,
): Owner[] {
  const ends = partners(relationships, element, 'ROLE', 'PARTY', 'BORROWER');
  const owners = ends.flatMap((end) => ownerOf.get(end) ?? []);
  for (const end of ends) {
    if (ownerOf.has(end)) continue;
    warn(notes, message('arc-to-other-role', { element: kindOf(section) }), element);
  }
  if (owners.length > 0) return [...new Set(owners)].sort();
  if (borrowerCount > 1 || relationships.dangling.has(element) || ends.length > 0) {
    warn(notes, message('owner-assumed', { element: kindOf(section) }), element);
  }
  return ['0B'];
}

/** A mortgage belongs to the owned property that an arc ties it to. */
function linkMortgages(
  debts: readonly XmlElement[],
  properties: readonly XmlElement[],
  liabilities: readonly LiabilityRecord[],
  reos: readonly ReoRecord[],
  relationships: Relationships,
  notes: Notes,
): void {
  debts.forEach((debt, index) => {
    const [property] = partners(relationships, debt, 'ASSET', 'OWNED_PROPERTY');
    const at = properties.findIndex((one) => one === property || one === property?.parent);
    const record = liabilities[index];
    const reo = reos[at];
    if (record && reo) record.reoId = reo.id;
  });
  properties.forEach((property, index) => {
    const [stated] = select(property, 'OWNED_PROPERTY/OWNED_PROPERTY_DETAIL/OwnedPropertyLienUPBAmount');
    if (!stated) return;
    const total = readPlain(stated, 'liability.balance', notes);
    const sum = sumOf(liabilities.filter((debt) => debt.reoId === reos[index]?.id).map((debt) => debt.balance));
    if (typeof total !== 'string' || sameAmount(total, sum)) return;
    warn(notes, message('liens-differ', { total, sum }), stated);
  });
}

function readResidences(borrowers: readonly (FileBorrower & { owner: Owner })[], notes: Notes): ResidenceRecord[] {
  const records: ResidenceRecord[] = [];
  for (const { element, owner } of borrowers) {
    const homes = select(element, 'RESIDENCES/RESIDENCE');
    const [present] = select(element, 'RESIDENCES/RESIDENCE[RESIDENCE_DETAIL/BorrowerResidencyType=Current]');
    refuseTooMany(homes);
    for (const home of homes.filter((one) => one !== present)) {
      for (const type of select(home, 'RESIDENCE_DETAIL/BorrowerResidencyType')) type.read = true;
      const record: Target = { id: `residence-${records.length + 1}`, owners: [owner] };
      const stored = readBindings(home, formerHomeBindings, record, notes, 'residence.');
      countRead(notes, 'residences', stored, 1);
      records.push(record as unknown as ResidenceRecord);
    }
  }
  return records;
}
