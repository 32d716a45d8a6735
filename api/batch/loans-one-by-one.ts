import { isDeepStrictEqual } from 'node:util';
import { mayEditStatus } from '../../domain/access/permissions';
import type { LoanDocument } from '../../domain/loan/document';
import { maySeeLoan } from '../../domain/loan/visibility';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { AppError } from '../http/app-error';
import type { Caller } from '../http/caller';
import { isRefusal, readLos } from '../loan/gateway.service';
import { markSaving, nextRows, storeOutcomes } from './batch.queries';
import type { FieldProblems } from './batch.tables';
import { type BatchWork, problemsOf, type RowOutcome, refused, type WorkContext, type WorkRow } from './batch-work';

/** Loans of one step: each is a write of its own. */
const AT_A_TIME = 50;

/** A write to one loan in the name of the user who started the batch. */
export interface LoanStep<Wanted> {
  readonly portal: AppContext;
  readonly caller: Caller<Actor>;
  readonly loan: LoanDocument;
  readonly wanted: Wanted;
  /** Names the row in what it adds, the same in every try. */
  readonly row: string;
}

/** What a kind of batch does with each loan. */
interface LoanWork<Wanted> {
  readonly read: (row: WorkRow) => { readonly wanted: Wanted } | { readonly problems: FieldProblems };
  /** What the row means for its loan, such as whom a name means; absent: what was read. */
  readonly resolve?: (step: LoanStep<Wanted>) => Promise<Wanted>;
  /** Whether the user may do it with any loan. */
  readonly mayWrite: (actor: Actor) => boolean;
  /** Why this loan can't take it. */
  readonly problems: (step: LoanStep<Wanted>) => Promise<FieldProblems | null>;
  /** What the loan has now of what the row changes. */
  readonly state: (step: LoanStep<Wanted>) => Promise<unknown>;
  /** What it has once the row is saved. */
  readonly target: (wanted: Wanted) => unknown;
  readonly apply: (step: LoanStep<Wanted>) => Promise<unknown>;
  /** Gives back what the loan had before. */
  readonly revert: (step: LoanStep<Wanted>, before: unknown) => Promise<unknown>;
}

const NO_LOAN = problemsOf({ loanNum: 'no-loan' });
const NOT_AUTHORIZED = problemsOf({ loanNum: 'not-authorized' });

/** The LOS did not answer: this says nothing about the loan, and the batch goes on with it later. */
const isOutage = ({ code }: AppError): boolean => code === 'los-unavailable' || code === 'los-timeout';

/** What a refusal says about the fields of a row, or about its loan. */
const problemsOfRefusal = ({ wording, fields }: AppError): FieldProblems => fields ?? { loanNum: wording };

async function loansOf(
  { portal, caller }: WorkContext,
  rows: readonly WorkRow[],
): Promise<ReadonlyMap<string, LoanDocument>> {
  const named = [...new Set(rows.flatMap(({ loan_num: loanNum }) => (loanNum ? [loanNum] : [])))];
  const found = named.length === 0 ? [] : await readLos(() => portal.los.loadLoans(named));
  return new Map(found.filter((loan) => maySeeLoan(caller.actor, loan)).map((loan) => [loan.sLNm, loan]));
}

/**
 * Work on loans, each a write of its own to the LOS. What a loan had before is stored first. After a restart, a row whose write had
 * begun is saved if the loan has what the row wants, and is written again if the loan is as it was.
 */
export function loansOneByOne<Wanted>(work: LoanWork<Wanted>): BatchWork {
  async function stepOf(
    { portal, caller, batchId }: WorkContext,
    row: WorkRow,
    loan: LoanDocument,
    wanted: Wanted,
  ): Promise<LoanStep<Wanted>> {
    const step = { portal, caller, loan, wanted, row: `${batchId} ${row.row}` };
    if (!work.resolve) return step;
    // Once its write has begun, a row means what it meant then.
    return { ...step, wanted: (row.before?.wanted as Wanted | undefined) ?? (await work.resolve(step)) };
  }

  async function checkRow(
    context: WorkContext,
    row: WorkRow,
    loans: ReadonlyMap<string, LoanDocument>,
  ): Promise<RowOutcome> {
    if (!work.mayWrite(context.caller.actor)) return refused(row.row, NOT_AUTHORIZED);
    const read = work.read(row);
    if ('problems' in read) return refused(row.row, read.problems);
    const loan = loans.get(row.loan_num ?? '');
    if (loan === undefined) return refused(row.row, NO_LOAN);
    const step = await stepOf(context, row, loan, read.wanted);
    if (isDeepStrictEqual(await work.state(step), work.target(step.wanted)))
      return { row: row.row, result: 'unchanged' };
    const problems = await work.problems(step);
    return problems ? refused(row.row, problems) : { row: row.row, result: 'ready' };
  }

  async function write(row: number, act: () => Promise<unknown>, result: 'saved' | 'undone'): Promise<RowOutcome> {
    try {
      await act();
      return { row, result };
    } catch (error) {
      if (!(error instanceof AppError) || !isRefusal(error) || isOutage(error)) throw error;
      const problems = problemsOfRefusal(error);
      return result === 'saved' ? refused(row, problems) : { row, result: 'kept', problems };
    }
  }

  async function saveRow(context: WorkContext, row: WorkRow, loan: LoanDocument | undefined): Promise<RowOutcome> {
    const read = work.read(row);
    if (loan === undefined || 'problems' in read) return refused(row.row, NO_LOAN);
    const step = await stepOf(context, row, loan, read.wanted);
    const state = await work.state(step);
    // Who saves a batch can be another user than who started it, and rights can have changed since.
    const mayWrite = work.mayWrite(context.caller.actor);
    if (row.before !== null) {
      const { state: before } = row.before;
      if (isDeepStrictEqual(state, work.target(step.wanted))) return { row: row.row, result: 'saved' };
      if (!mayWrite) return refused(row.row, NOT_AUTHORIZED);
      if (!isDeepStrictEqual(state, before)) return refused(row.row, problemsOf({ loanNum: 'batch-loan-touched' }));
    } else {
      if (!mayWrite) return refused(row.row, NOT_AUTHORIZED);
      if (isDeepStrictEqual(state, work.target(step.wanted))) return { row: row.row, result: 'unchanged' };
      const problems = await work.problems(step);
      if (problems) return refused(row.row, problems);
      const before = work.resolve ? { state, wanted: step.wanted } : { state };
      await markSaving(context.portal.db, context.batchId, row.row, before);
    }
    return write(row.row, () => work.apply(step), 'saved');
  }

  async function undoRow(context: WorkContext, row: WorkRow, loan: LoanDocument | undefined): Promise<RowOutcome> {
    const read = work.read(row);
    const kept: RowOutcome = { row: row.row, result: 'kept', problems: problemsOf({ loanNum: 'batch-loan-touched' }) };
    if (loan === undefined || row.before === null || 'problems' in read) return kept;
    const before = row.before.state;
    const step = await stepOf(context, row, loan, read.wanted);
    const state = await work.state(step);
    // A process that died may have given it back already.
    if (isDeepStrictEqual(state, before)) return { row: row.row, result: 'undone' };
    const { actor } = context.caller;
    if (!work.mayWrite(actor) || !mayEditStatus(actor, loan.sStatusT)) return { ...kept, problems: NOT_AUTHORIZED };
    if (!isDeepStrictEqual(state, work.target(step.wanted))) return kept;
    return write(row.row, () => work.revert(step, before), 'undone');
  }

  async function actOnNext(
    context: WorkContext,
    from: readonly ('ready' | 'saving' | 'saved')[],
    act: typeof saveRow,
  ): Promise<readonly RowOutcome[]> {
    const { portal, batchId } = context;
    const rows = await nextRows(portal.db, batchId, from, AT_A_TIME);
    const loans = await loansOf(context, rows);
    const outcomes: RowOutcome[] = [];
    try {
      for (const row of rows) outcomes.push(await act(context, row, loans.get(row.loan_num ?? '')));
    } finally {
      await storeOutcomes(portal.db, batchId, outcomes);
    }
    return outcomes;
  }

  const save = (context: WorkContext) => actOnNext(context, ['ready', 'saving'], saveRow);

  return {
    async check(context, rows, earlier) {
      const loans = await loansOf(context, rows);
      const keys = new Set(earlier.map(({ key }) => key));
      const outcomes: RowOutcome[] = [];
      for (const row of rows) {
        const outcome =
          row.loan_num !== null && keys.has(row.key)
            ? refused(row.row, { loanNum: message('row-twice') })
            : await checkRow(context, row, loans);
        outcomes.push(outcome);
        if (outcome.result !== 'refused') keys.add(row.key);
      }
      return outcomes;
    },
    saveNext: async (context) => (await save(context)).length > 0,
    async saveAll(context) {
      const outcomes = await save(context);
      return outcomes.length > 0 && outcomes.every(({ result }) => result !== 'refused');
    },
    // A row whose write had begun may be written, too.
    undoNext: async (context) => (await actOnNext(context, ['saved', 'saving'], undoRow)).length > 0,
  };
}
