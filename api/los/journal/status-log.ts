import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import { englishText } from '../../../domain/messages/english-text';
import { messageData } from '../../../domain/messages/message';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { JournalConnection, JournalTransaction } from './journal-db';
import type { LoanWrite } from './loan-write';
import { statusContext } from './sealed-tables';

/** Logs a move of the status, or a note while it stays. */
export async function logStatus(
  trx: JournalTransaction,
  from: string | null,
  status: string,
  write: LoanWrite,
): Promise<void> {
  await trx
    .insertInto('journal.status_log')
    .values({
      loan_num: write.loanNum,
      at: write.now,
      status,
      from_status: from,
      by_login: write.operation.by,
      by_name: write.operation.byName,
      description: write.note === undefined ? write.action : englishText(write.note),
      wording: write.note === undefined ? null : JSON.stringify(messageData(write.note)),
      answer: write.answer && sealJson(write.vault, write.answer, statusContext(write.loanNum, status)),
    })
    .execute();
}

/** The status log of a loan, oldest first. */
export async function statusLog(db: JournalConnection, vault: Vault, loanNum: string): Promise<StatusLogEntry[]> {
  const rows = await db
    .selectFrom('journal.status_log')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    status: row.status,
    from: row.from_status,
    by: row.by_name,
    description: row.description,
    ...(row.wording === null ? {} : { wording: row.wording }),
    ...openJson(vault, row.answer, statusContext(loanNum, row.status)),
  }));
}

/** The last status in the log other than these; null if there is none. */
export async function lastStatusExcept(
  trx: JournalTransaction,
  loanNum: string,
  excluded: readonly string[],
): Promise<string | null> {
  const row = await trx
    .selectFrom('journal.status_log')
    .select('status')
    .where('loan_num', '=', loanNum)
    .where('status', 'not in', excluded)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status ?? null;
}
