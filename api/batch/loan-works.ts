import { createHash } from 'node:crypto';
import { mayDecideConditions, mayEditStatus, mayUsePage } from '../../domain/access/permissions';
import { importedLoanFields } from '../../domain/batch/batch-columns';
import type { Assignment } from '../../domain/loan/assignment.schemas';
import { employeeRoleNames } from '../../domain/loan/fields/employee-fields';
import { EARLIER } from '../../domain/loan/plain-moves';
import { mayMoveInto, movableStatuses } from '../../domain/loan/status-moves';
import { isPaused } from '../../domain/loan/status-workflow';
import type { PlainCode } from '../../domain/messages/message';
import { ownValue } from '../../domain/tables/own-value';
import { type NewCondition, newCondition } from '../../domain/underwriting/condition.schemas';
import type { Actor } from '../http/actor';
import { assigneesNamed, assignLoan, changeLoan, moveLoan } from '../loan/loan.service';
import { addConditions, conditionsFor, decideCondition } from '../underwriting/underwriting.service';
import type { FieldProblems } from './batch.tables';
import { type BatchWork, problemsOf, type WorkRow } from './batch-work';
import { type LoanStep, loansOneByOne } from './loans-one-by-one';
import { type RowValues, readRow, type Unreadable } from './read-row';

const uneditable = (actor: Actor, status: string | null | undefined): FieldProblems | null =>
  mayEditStatus(actor, status) ? null : problemsOf({ loanNum: 'not-editable' });

/** Fields that the file has for a loan; an empty cell leaves the field as it is. */
function wantedFields(row: WorkRow): { readonly wanted: RowValues } | Unreadable {
  const read = readRow('loans', row);
  if ('problems' in read) return read;
  const set = importedLoanFields.filter((name) => (ownValue<string>(row.input, name) ?? '') !== '');
  if (set.length === 0) return { problems: problemsOf({ loanNum: 'required' }) };
  return { wanted: Object.fromEntries(set.map((name) => [name, read.values[name] ?? null])) };
}

const fieldsNow = ({ loan, wanted }: LoanStep<RowValues>): RowValues =>
  Object.fromEntries(
    importedLoanFields.filter((name) => Object.hasOwn(wanted, name)).map((name) => [name, loan[name] ?? null]),
  );

const loansWork = loansOneByOne<RowValues>({
  read: wantedFields,
  mayWrite: (actor) => mayUsePage(actor, 'application', 'write'),
  problems: async ({ caller, loan }) => uneditable(caller.actor, loan.sStatusT),
  state: async (step) => fieldsNow(step),
  target: (wanted) => wanted,
  apply: ({ portal, caller, loan, wanted: fields }) =>
    changeLoan(portal, caller, loan, { version: loan.version, fields, action: 'loan.change' }),
  revert: ({ portal, caller, loan }, before) =>
    changeLoan(portal, caller, loan, {
      ...{ version: loan.version, action: 'loan.change', fields: before as RowValues },
    }),
});

type Status = (typeof movableStatuses)[number];

const isStatus = (code: unknown): code is Status => movableStatuses.some((status) => status === code);

const statusWork = loansOneByOne<Status>({
  read(row) {
    const read = readRow('status', row);
    if ('problems' in read) return read;
    const { status } = read.values;
    return isStatus(status) ? { wanted: status } : { problems: problemsOf({ status: 'not-a-code' }) };
  },
  mayWrite: (actor) => mayUsePage(actor, 'application', 'write'),
  problems: async ({ caller, loan, wanted }) =>
    mayMoveInto(caller.actor, wanted)
      ? uneditable(caller.actor, loan.sStatusT)
      : problemsOf({ status: 'not-editable' }),
  state: async ({ loan }) => loan.sStatusT ?? null,
  target: (wanted) => wanted,
  apply: ({ portal, caller, loan, wanted: to }) =>
    moveLoan(portal, caller, loan, { to, from: loan.sStatusT ?? undefined }),
  revert: ({ portal, caller, loan }, before) =>
    moveLoan(portal, caller, loan, {
      to: isPaused(loan.sStatusT) || !isStatus(before) ? EARLIER : before,
      from: loan.sStatusT ?? undefined,
    }),
});

interface Assigned extends Assignment {
  /** As the file has it until it is resolved: a login, a full name or an email. */
  readonly login: string;
  readonly problem?: PlainCode;
}

const assignWork = loansOneByOne<Assigned>({
  read(row) {
    const read = readRow('assign', row);
    if ('problems' in read) return read;
    const role = employeeRoleNames.find((name) => name === read.values.role);
    const login = String(read.values.login);
    return role ? { wanted: { role, login } } : { problems: problemsOf({ role: 'not-a-code' }) };
  },
  mayWrite: (actor) => mayUsePage(actor, 'contacts', 'write'),
  async resolve({ portal, loan, wanted }) {
    // Loans have logins in lower case.
    const unknown = { ...wanted, login: wanted.login.toLowerCase() };
    const [login, ...others] = await assigneesNamed(portal, loan, wanted.role, wanted.login);
    if (login === undefined) return { ...unknown, problem: 'not-a-code' };
    return others.length > 0 ? { ...unknown, problem: 'assignee-not-unique' } : { ...wanted, login };
  },
  async problems({ caller, loan, wanted: { problem } }) {
    return uneditable(caller.actor, loan.sStatusT) ?? (problem ? problemsOf({ login: problem }) : null);
  },
  state: async ({ loan, wanted }) => loan[`sEmployee${wanted.role}Login`] ?? null,
  target: ({ login }) => login,
  apply: ({ portal, caller, loan, wanted: { role, login } }) =>
    assignLoan(portal, caller, loan, { role, login, from: loan[`sEmployee${role}Login`] ?? null }),
  revert: ({ portal, caller, loan, wanted: { role, login } }, before) =>
    assignLoan(portal, caller, loan, { role, from: login, login: typeof before === 'string' ? before : null }),
});

/** The ID of the condition that a row adds: the same in every try. */
function conditionId(row: string): string {
  const hash = createHash('sha256').update(row).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** A request for a document is a condition of the loan: absent, open, or already answered. */
async function requestState({ portal, caller, loan, row }: LoanStep<Request>): Promise<string> {
  const conditions = await conditionsFor(portal, caller.actor, loan.sLNm);
  const added = conditions.find(({ id }) => id === conditionId(row));
  if (added === undefined || added.state === 'waived') return 'absent';
  return added.state === 'active' && added.documents.length === 0 ? 'open' : 'answered';
}

type Request = Omit<NewCondition, 'id'>;

const requestsWork = loansOneByOne<Request>({
  read(row) {
    const read = readRow('requests', row);
    if ('problems' in read) return read;
    const { category: cat, description } = read.values;
    const parsed = newCondition.omit({ id: true }).safeParse({ cat, description, accepts: [] });
    return parsed.success ? { wanted: parsed.data } : { problems: problemsOf({ description: 'text-has-secret' }) };
  },
  mayWrite: mayDecideConditions,
  problems: async ({ caller, loan }) => uneditable(caller.actor, loan.sStatusT),
  state: requestState,
  target: () => 'open',
  apply: ({ portal, caller, loan, wanted, row }) =>
    addConditions(portal, caller, loan.sLNm, [{ ...wanted, id: conditionId(row) }]),
  async revert({ portal, caller, loan, row }) {
    const id = conditionId(row);
    const added = (await conditionsFor(portal, caller.actor, loan.sLNm)).find((each) => each.id === id);
    if (added === undefined) return;
    const decision = { move: 'waive', note: 'Requested by mistake in a batch.', version: added.version } as const;
    await decideCondition(portal, caller, { loanNum: loan.sLNm, conditionId: id }, decision);
  },
});

export const loanWorks = {
  loans: loansWork,
  status: statusWork,
  assign: assignWork,
  requests: requestsWork,
} as const satisfies Readonly<Record<string, BatchWork>>;
