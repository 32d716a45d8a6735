import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import type { TransferView } from '../../domain/servicing/transfer.schemas';
import { noticeState, transferDates } from '../../domain/servicing/transfer-dates';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

/** The transfer of a loan with the days of its notices; null if none is planned. */
export async function transferOf(
  db: Db,
  { sLNm, sServicingTransferD: effectiveD }: LoanDocument,
  today: string,
): Promise<TransferView | null> {
  const row = await db
    .selectFrom('portal.servicing_transfers as transfer')
    .innerJoin('portal.servicers as servicer', 'servicer.id', 'transfer.servicer_id')
    .where('transfer.loan_num', '=', sLNm)
    .select(['transfer.version', 'transfer.servicer_id', 'servicer.name', 'transfer.last_day'])
    .select(['transfer.goodbye_on', 'transfer.hello_on'])
    .executeTakeFirst();
  if (!row || !effectiveD) return null;
  const { goodbyeBy, helloBy, protectedThrough, escrowStatementsBy } = transferDates(effectiveD);
  const notice = (by: string, givenOn: string | null) => ({ by, givenOn, state: noticeState(by, givenOn, today) });
  return {
    ...{ version: row.version, servicerId: row.servicer_id, servicerName: row.name, effectiveD, lastD: row.last_day },
    goodbye: notice(goodbyeBy, row.goodbye_on),
    hello: notice(helloBy, row.hello_on),
    ...{ protectedThrough, escrowStatementsBy },
  };
}
