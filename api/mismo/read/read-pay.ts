import { isTaxedMilitaryPay, taxedMilitaryPay } from '../../../domain/application/pay';
import type { EmploymentRecord, IncomeRecord, Owner } from '../../../domain/loan/records';
import { message } from '../../../domain/messages/message';
import { centsOrZero } from '../../../domain/numbers/cents';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import {
  employmentBindings,
  incomeBindings,
  isTaxExemptPay,
  militaryTypes,
  type PayField,
  payFields,
  taxExempt,
  taxExemptPays,
} from '../bindings/record-bindings';
import { sameAmount, sumOf } from '../decimal-sum';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import { isSubjectGrossRent } from '../parts/subject-rent';
import { select } from '../xml/path';
import { pathOf, type XmlElement } from '../xml/xml-tree';
import { readBindings, readPlain } from './read-bindings';
import type { FileBorrower } from './read-borrowers';
import { partners, type Relationships } from './relationships';
import { countRead, type Notes, warn } from './report';
import { noteSource } from './sources';

const amountPath = 'CURRENT_INCOME_ITEM_DETAIL/CurrentIncomeMonthlyTotalAmount';
const typePath = 'CURRENT_INCOME_ITEM_DETAIL/IncomeType';
const descriptionPath = 'CURRENT_INCOME_ITEM_DETAIL/IncomeTypeOtherDescription';
const fromJobPath = 'CURRENT_INCOME_ITEM_DETAIL/EmploymentIncomeIndicator';
const exemptPath = `CURRENT_INCOME_ITEM_DETAIL/${taxExempt}`;

/** Pays in the order in which a form shows them. */
export const payOrder: readonly PayField[] = [
  'basePay',
  'overtimePay',
  'bonusPay',
  'commissionPay',
  'militaryPay',
  'otherPay',
];

interface Pay {
  readonly employments: EmploymentRecord[];
  readonly incomes: IncomeRecord[];
}

/**
 * Jobs and income of the borrowers. An income item linked to an employer is pay of that job; one without a link that is marked
 * as employment income belongs to the borrower's current job if there is only one.
 */
export function readPay(
  borrowers: readonly (FileBorrower & { owner: Owner })[],
  relationships: Relationships,
  notes: Notes,
): Pay {
  const pay: Pay = { employments: [], incomes: [] };
  for (const borrower of borrowers) {
    const employers = select(borrower.element, 'EMPLOYERS/EMPLOYER');
    const items = select(borrower.element, 'CURRENT_INCOME/CURRENT_INCOME_ITEMS/CURRENT_INCOME_ITEM');
    refuseTooMany(employers);
    refuseTooMany(items);
    const jobs = new Map(employers.map((employer) => [employer, readJob(employer, borrower.owner, pay, notes)]));
    const paid = new Set<EmploymentRecord>();
    for (const item of items) {
      const job = jobOf(item, jobs, relationships);
      if (job) {
        addPay(item, job, notes);
        paid.add(job);
      } else if (!isSubjectGrossRent(item)) readIncome(item, borrower.owner, pay, notes);
    }
    for (const job of jobs.values()) totalPay(job, paid.has(job), notes);
  }
  return pay;
}

function refuseTooMany(elements: readonly XmlElement[]): void {
  const beyond = elements[importLimits.records];
  if (!beyond) return;
  const values = { number: elements.length, element: beyond.name, most: importLimits.records };
  throw new ImportRefusal('too-many-records', message('too-many-of-borrower', values), {
    line: beyond.line,
    path: pathOf(beyond),
  });
}

function readJob(employer: XmlElement, owner: Owner, pay: Pay, notes: Notes): EmploymentRecord {
  const record: Target = { id: `employment-${pay.employments.length + 1}`, owners: [owner] };
  countRead(notes, 'employments', readBindings(employer, employmentBindings, record, notes, 'employment.'), 1);
  const job = record as unknown as EmploymentRecord;
  pay.employments.push(job);
  notes.subjects.set(employer, { record: `employments.${job.id}` });
  return job;
}

function jobOf(
  item: XmlElement,
  jobs: ReadonlyMap<XmlElement, EmploymentRecord>,
  relationships: Relationships,
): EmploymentRecord | undefined {
  for (const employer of partners(relationships, item, 'EMPLOYER')) {
    const job = jobs.get(employer);
    if (job) return job;
  }
  if (select(item, fromJobPath)[0]?.text !== 'true') return undefined;
  const present = [...jobs.values()].filter((job) => job.status !== '1');
  return present.length === 1 ? present[0] : undefined;
}

function addPay(item: XmlElement, job: EmploymentRecord, notes: Notes): void {
  for (const seen of [...select(item, fromJobPath), ...select(item, typePath), ...select(item, descriptionPath)])
    seen.read = true;
  const type = select(item, typePath)[0]?.text ?? '';
  const field = ownValue(payFields, type) ?? 'otherPay';
  const [element] = select(item, amountPath);
  const amount = element?.text ? readPlain(element, `employment.${field}`, notes) : undefined;
  if (typeof amount !== 'string') return;
  const part = Object.entries(militaryTypes).find(([name]) => name === type)?.[1];
  readExempt(item, job, field, part, notes);
  if (element && !job[field]) noteSource(notes, job, field, element);
  job[field] = job[field] ? sumOf([job[field], amount]) : amount;
  if (part && !amount.startsWith('-')) job[part] = job[part] ? sumOf([job[part], amount]) : amount;
  countRead(notes, 'employments', 1);
}

/** Pay of several items is non-taxable only if all of them are, except military pay that is always taxed. */
function readExempt(
  item: XmlElement,
  job: EmploymentRecord,
  field: PayField,
  part: string | undefined,
  notes: Notes,
): void {
  if (!isTaxExemptPay(field)) return;
  const answer = taxExemptPays[field];
  const [element] = select(item, exemptPath);
  const isExempt = element?.text ? readPlain(element, `employment.${answer}`, notes) : undefined;
  if (part !== undefined && isTaxedMilitaryPay(part)) return;
  const earlier = centsOrZero(job[field]) - (field === 'militaryPay' ? taxedMilitaryPay(job) : 0);
  if (typeof isExempt === 'boolean') job[answer] = isExempt && (job[answer] === true || earlier === 0);
  else if (job[answer] === true) job[answer] = false;
}

/** The total pay of a job is the sum of its parts; a stated total is compared. */
function totalPay(job: EmploymentRecord, hasPays: boolean, notes: Notes): void {
  if (!hasPays) return;
  const sum = sumOf(payOrder.map((field) => job[field]));
  if (job.monthlyIncome && !sameAmount(job.monthlyIncome, sum)) {
    const values = { total: job.monthlyIncome, sum };
    const { employer } = job;
    warn(notes, employer ? message('pay-differs', { employer, ...values }) : message('unnamed-pay-differs', values));
  }
  job.monthlyIncome = sum;
}

function readIncome(item: XmlElement, owner: Owner, pay: Pay, notes: Notes): void {
  const [fromJob] = select(item, fromJobPath);
  const [type] = select(item, typePath);
  if (fromJob) fromJob.read = true;
  const record: Target = { id: `income-${pay.incomes.length + 1}`, owners: [owner] };
  const isPay = type !== undefined && Object.hasOwn(payFields, type.text) && type.text !== 'Other';
  if (isPay) {
    // Pay without a job in the file is kept as other income, so that no money is lost, with a warning.
    type.read = true;
    record.type = '21';
    record.description = type.text;
  }
  const stored = readBindings(item, incomeBindings, record, notes, 'income.');
  countRead(notes, 'incomes', stored, 1);
  if (isPay || fromJob?.text === 'true') {
    warn(notes, type ? message('pay-without-job', { type: type.text }) : 'unnamed-pay-without-job', item);
  }
  pay.incomes.push(record as unknown as IncomeRecord);
}
