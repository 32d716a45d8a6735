import type { Selectable } from 'kysely';
import type { ReceivedDocument } from '../../../domain/documents/loan-file.schemas';
import { recordTouch } from '../journal/record-write';
import type { Operation } from '../operation';
import { lockVersion } from './locked-loan';
import type { Db, LosDb, Trx } from './los-db';

const receivedOf = (row: Selectable<LosDb['los.received_documents']>): ReceivedDocument => ({
  docType: row.doc_type,
  date: row.received_on,
  by: row.received_by,
});

export async function receivedDocuments(db: Db, loanNum: string): Promise<ReceivedDocument[]> {
  const rows = await db
    .selectFrom('los.received_documents')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('doc_type')
    .execute();
  return rows.map(receivedOf);
}

/** Records the day on which a document was received. The first recorded day stays. */
export async function receiveDocument(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  { docType, date }: Pick<ReceivedDocument, 'docType' | 'date'>,
): Promise<ReceivedDocument> {
  const held = await lockVersion(trx, loanNum);
  await trx
    .insertInto('los.received_documents')
    .values({ loan_num: loanNum, doc_type: docType, received_on: date, received_by: operation.byName })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('los.received_documents')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('doc_type', '=', docType)
    .executeTakeFirstOrThrow();
  await recordTouch(trx, held, { loanNum, operation });
  return receivedOf(row);
}
