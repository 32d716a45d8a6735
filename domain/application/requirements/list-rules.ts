import type { NewLoanDocument, RecordListName } from '../../loan/document';
import { recordsOf } from '../../loan/document';
import type { Owner, ReoRecord } from '../../loan/records';
import { borrowerFieldPath, type FieldPath, recordFieldPath } from '../field-path';
import type { Reading } from '../visibility/condition';
import { applies } from '../visibility/field-visibility';
import { listVisibility } from '../visibility/list-visibility';
import { HISTORY_MONTHS, monthsAtHomes, workHistory } from './history';
import type { Requirement, RequirementsFacts, RequirementText } from './requirement';

/** A borrower with their records in the lists. */
export interface Subject {
  readonly document: Partial<NewLoanDocument>;
  readonly facts: RequirementsFacts;
  readonly owner: Owner;
  /** The answers of the borrower. */
  readonly at: Reading;
  /** The other borrower of the application, who may have answered for both. */
  readonly other: Reading;
}

export type Found = Pick<Requirement, 'path' | 'values' | 'list' | 'recordId'> & { readonly key: RequirementText };

const listed = <List extends RecordListName>({ document, owner }: Subject, list: List) =>
  recordsOf<NonNullable<NewLoanDocument[List]>[number]>(document[list] ?? [], [owner]);

const at = (
  subject: Subject,
  key: RequirementText,
  path: FieldPath = borrowerFieldPath(subject.owner, key),
): Found => ({
  key,
  path,
});

function homes(subject: Subject): Found[] {
  const { value } = subject.at;
  const months = monthsAtHomes(value('aBAddrMonths'), listed(subject, 'residences'));
  if (months === undefined || months >= HISTORY_MONTHS || value('aBFormerAddrNA') === true) return [];
  return [{ ...at(subject, 'addressHistory', 'residences'), values: { months } }];
}

function work(subject: Subject): Found[] {
  const { value } = subject.at;
  const jobs = listed(subject, 'employments');
  const found: Found[] = [];
  if (asks(subject, 'aBEmpCurrentNA') && value('aBEmpCurrentNA') !== true) found.push(at(subject, 'aBEmpCurrentNA'));
  if (asks(subject, 'aBEmpAdditionalNA') && value('aBEmpAdditionalNA') !== true) {
    found.push(at(subject, 'aBEmpAdditionalNA'));
  }
  const history = workHistory(jobs, subject.facts.today);
  if (history && !history.reachesBack && value('aBEmpPreviousNA') !== true && !value('aBEmpGapDesc')) {
    found.push({ ...at(subject, 'employmentHistory', 'employments'), values: { months: history.months } });
  }
  if (history && !value('aBEmpGapDesc')) {
    const path = borrowerFieldPath(subject.owner, 'aBEmpGapDesc');
    found.push(
      ...history.gaps.map(({ from, to }) => ({ ...at(subject, 'employmentGap', path), values: { from, to } })),
    );
  }
  if (asks(subject, 'aBOtherIncomeNA') && value('aBOtherIncomeNA') !== true) {
    found.push(at(subject, 'aBOtherIncomeNA'));
  }
  return found;
}

/** Whether a 'does not apply' box is shown: the lists have no such record. */
const asks = (subject: Subject, key: keyof typeof listVisibility): boolean => listVisibility[key](subject.at);

const possessionAnswers = [
  'aBAssetsNA',
  'aBOtherAssetsNA',
  'aBGiftsNA',
  'aBLiabilitiesNA',
  'aBExpensesNA',
  'aBReoNA',
] as const satisfies readonly RequirementText[];

/** Lists for the whole application, with the box that says there is nothing to list. */
function possessions(subject: Subject): Found[] {
  const owned = subject.at.records('reos', 'application').length > 0;
  const stated = (name: string) => subject.at.value(name) === true || subject.other.value(name) === true;
  const found = possessionAnswers.flatMap((key) => (asks(subject, key) && !stated(key) ? [at(subject, key)] : []));
  const hidden = !owned && stated('aBReoNA') && subject.at.value('aBAddrT') === '0';
  return hidden ? [...found, at(subject, 'ownedHome', 'reos')] : found;
}

/** Whether the mortgages on an owned property are listed. */
function mortgages(subject: Subject): Found[] {
  const { document } = subject;
  const reported = (property: ReoRecord) =>
    property.noMortgage === true || (document.liabilities ?? []).some(({ reoId }) => reoId === property.id);
  return listed(subject, 'reos')
    .filter((property) => property.owners[0] === subject.owner)
    .filter((property) => !reported(property) && applies('reo.noMortgage', property, document))
    .map(({ id }) => ({
      ...at(subject, 'reoMortgage', recordFieldPath('reos', id, 'noMortgage')),
      list: 'reos',
      recordId: id,
    }));
}

/** The list items that underwriting requires of a borrower. */
export function missingInLists(subject: Subject): Found[] {
  const forBoth = subject.owner.endsWith('B') ? possessions(subject) : [];
  return [...homes(subject), ...work(subject), ...forBoth, ...mortgages(subject)];
}

/** Cash required at closing that the assets do not cover. */
export function missingCash({ sTransNetCash, sAppTotLiqAsset }: Partial<NewLoanDocument>): Found[] {
  const [needed, have] = [sTransNetCash, sAppTotLiqAsset].map((money) => Number(money ?? 0));
  if (needed === undefined || have === undefined || needed <= Math.max(0, have)) return [];
  return [
    { key: 'cashToClose', path: 'assets', values: { needed: String(sTransNetCash), have: sAppTotLiqAsset ?? '0.00' } },
  ];
}
