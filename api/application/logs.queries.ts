import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

/** Maximum number of rows in one answer. */
const MAX_COUNT = 1000;

/** The emails sent about a loan, newest first. */
export async function emailsSent(db: Db, loanNum: string) {
  const rows = await db
    .selectFrom('portal.email_sent')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(MAX_COUNT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.sent_at.toISOString(),
    from: row.from_address,
    to: row.to_addresses,
    cc: row.cc_addresses,
    subject: row.subject,
    message: row.message,
    isText: row.is_text,
    templateType: row.template_type,
    docIds: row.doc_ids,
    by: row.sent_by_name,
    by2: row.sent_by,
  }));
}

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
