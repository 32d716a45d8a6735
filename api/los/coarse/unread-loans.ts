import type { JournalConnection } from '../journal/journal-db';

/** A loan that the LOS lists, with its last save. */
export interface ModifiedLoan {
  readonly loanNum: string;
  readonly at: Date;
}

/** Rows of one statement. */
const CHUNK = 5_000;

/** Notes loans to be read. A loan that is noted already keeps its turn, unless it was saved again. */
export async function noteUnread(db: JournalConnection, loans: readonly ModifiedLoan[], now: Date): Promise<void> {
  for (let from = 0; from < loans.length; from += CHUNK) {
    const rows = loans
      .slice(from, from + CHUNK)
      .map(({ loanNum, at }) => ({ loan_num: loanNum, modified_at: at, next_try: now }));
    await db
      .insertInto('journal.unread_loans')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('loan_num')
          .doUpdateSet((of) => ({ modified_at: of.ref('excluded.modified_at'), next_try: of.ref('excluded.next_try') }))
          .whereRef('journal.unread_loans.modified_at', '<>', 'excluded.modified_at'),
      )
      .execute();
  }
}

/** The noted loans whose turn has come, the earliest saves first. */
export async function unreadLoans(db: JournalConnection, now: Date, limit: number): Promise<ModifiedLoan[]> {
  const rows = await db
    .selectFrom('journal.unread_loans')
    .select(['loan_num', 'modified_at'])
    .where('next_try', '<=', now)
    .orderBy('modified_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ loanNum: row.loan_num, at: row.modified_at }));
}

/** Tries a loan again later. */
export async function postponeUnread(db: JournalConnection, { loanNum, at }: ModifiedLoan, until: Date): Promise<void> {
  await db
    .updateTable('journal.unread_loans')
    .set({ next_try: until })
    .where('loan_num', '=', loanNum)
    .where('modified_at', '=', at)
    .execute();
}

/** Removes the note of a loan, unless it was saved again. */
export async function removeUnread(db: JournalConnection, { loanNum, at }: ModifiedLoan): Promise<void> {
  await db.deleteFrom('journal.unread_loans').where('loan_num', '=', loanNum).where('modified_at', '=', at).execute();
}
