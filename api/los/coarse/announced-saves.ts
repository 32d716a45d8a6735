import type { Selectable } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { messageData } from '../../../domain/messages/message';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { JournalConnection, JournalDb, JournalTransaction } from '../journal/journal-db';
import type { LoanWrite } from '../journal/loan-write';
import type { RememberedOperation } from '../journal/operations';
import { announcedAnswerContext, announcedContext } from '../journal/sealed-tables';
import type { CoarseContext } from './coarse-context';

/** The action of an operation that adds a loan. */
export const CREATION = 'create';

/** A save that is recorded in the journal before the LOS is called, so that a crash leaves a trace. */
export interface AnnouncedSave {
  readonly write: LoanWrite;
  readonly remembered: RememberedOperation;
  /** The loan to be saved. */
  readonly loan: LoanDocument;
  /** The number that the LOS gave a new loan, until it gets that of the portal. */
  readonly given?: string | undefined;
}

const saveOf = (vault: Vault, row: Selectable<JournalDb['journal.saves']>): AnnouncedSave => ({
  write: {
    operation: { id: row.operation_id, by: row.by_login, byName: row.by_name },
    loanNum: row.loan_num,
    action: row.action,
    now: row.at,
    vault,
    note: row.note ?? undefined,
    answer: openJson(vault, row.answer, announcedAnswerContext(row.operation_id)) ?? undefined,
  },
  remembered: { id: row.operation_id, action: row.action, requestHash: row.request_hash },
  loan: openJson(vault, row.doc, announcedContext(row.operation_id)),
  given: row.given_num ?? undefined,
});

/** Announces a save; false if its operation is under way already. */
export async function announce(db: JournalConnection, { write, remembered, loan }: AnnouncedSave): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('journal.saves')
    .values({
      loan_num: write.loanNum,
      operation_id: remembered.id,
      action: remembered.action,
      request_hash: remembered.requestHash,
      by_login: write.operation.by,
      by_name: write.operation.byName,
      note: write.note === undefined ? null : JSON.stringify(messageData(write.note)),
      answer: write.answer && sealJson(write.vault, write.answer, announcedAnswerContext(remembered.id)),
      doc: sealJson(write.vault, loan, announcedContext(remembered.id)),
      at: write.now,
    })
    .onConflict((conflict) => conflict.column('operation_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The save of a loan that is under way, or that a crash left. */
export async function announcedSave(
  { db, vault }: Pick<CoarseContext, 'db' | 'vault'>,
  loanNum: string,
): Promise<AnnouncedSave | undefined> {
  const row = await db.selectFrom('journal.saves').selectAll().where('loan_num', '=', loanNum).executeTakeFirst();
  return row && saveOf(vault, row);
}

/** The loan that an operation is under way with. */
export async function announcedLoan(db: JournalConnection, operationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('journal.saves')
    .select('loan_num')
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
  return row?.loan_num;
}

/** Records the number that the LOS gave a new loan, so that it gets that of the portal even after a crash. */
export async function recordGiven(db: JournalConnection, operationId: string, given: string): Promise<void> {
  await db.updateTable('journal.saves').set({ given_num: given }).where('operation_id', '=', operationId).execute();
}

/** An announced save, without its content. */
export interface AnnouncedNumber {
  readonly loanNum: string;
  readonly given: string | null;
  readonly isCreation: boolean;
  readonly at: Date;
}

/** Every announced save. */
export async function announcedNumbers(db: JournalConnection): Promise<AnnouncedNumber[]> {
  const rows = await db.selectFrom('journal.saves').select(['loan_num', 'given_num', 'action', 'at']).execute();
  return rows.map(({ loan_num, given_num, action, at }) => ({
    ...{ loanNum: loan_num, given: given_num, isCreation: action === CREATION, at },
  }));
}

/** Removes an announcement; false if there is none. */
export async function withdraw(db: JournalConnection | JournalTransaction, operationId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('journal.saves')
    .where('operation_id', '=', operationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
