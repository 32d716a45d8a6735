import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

/** Maximum number of rows in one answer. */
const MAX_COUNT = 1000;

/** The payments and postings of a loan in servicing, newest first. */
export const servicingTransactions = (db: Db, loanNum: string) =>
  db
    .selectFrom('portal.transactions')
    .select(['reference', 'date', 'type', 'amount'])
    .where('loan_num', '=', loanNum)
    .orderBy('date', 'desc')
    .orderBy('reference')
    .limit(MAX_COUNT)
    .execute();
