import type { Kysely } from 'kysely';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { servicerNamed, servicingContact } from '../../domain/email/servicers';
import type { LoanDocument } from '../../domain/loan/document';
import type { Servicer } from '../../domain/servicing/servicer-fields';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

/** Who services a loan: what the lender knows of it, or at least its name. */
export type LoanServicer = Pick<Servicer, 'name'> & Partial<Servicer>;

const columns = [
  ...(['name', 'payment_link as paymentLink', 'phone', 'email', 'hours', 'payment_address as paymentAddress'] as const),
  ...(['overnight_address as overnightAddress', 'mortgagee_clause as mortgageeClause'] as const),
  'takes_collect as takesCollect',
] as const;

/** The servicer that the servicing of a loan was transferred to, or is about to be. */
export const newServicerOf = (db: Db, loanNum: string): Promise<LoanServicer | undefined> =>
  db
    .selectFrom('portal.servicers')
    .innerJoin('portal.servicing_transfers as transfer', 'transfer.servicer_id', 'portal.servicers.id')
    .where('transfer.loan_num', '=', loanNum)
    .select(columns)
    .executeTakeFirst();

/** Who services new loans until they are transferred; undefined if that is the lender itself. */
export const firstServicer = (db: Db): Promise<LoanServicer | undefined> =>
  db
    .selectFrom('portal.servicers')
    .where('active', '=', true)
    .where('is_first', '=', true)
    .select(columns)
    .orderBy('name')
    .executeTakeFirst();

/** Who services a loan: whom it was transferred to, else its contact; without a name if that is not known. */
export async function servicerOfLoan(
  db: Db,
  loanNum: string,
  contacts: readonly Pick<Agent, 'AgentRoleT' | 'AgentName' | 'CompanyName'>[],
): Promise<LoanServicer> {
  const moved = await newServicerOf(db, loanNum);
  if (moved) return moved;
  const name = servicingContact(contacts);
  const named = servicerNamed(await db.selectFrom('portal.servicers').select(columns).execute(), name);
  return { ...named, name };
}

/** Who takes payments on a day: the new servicer from the day of the transfer on; undefined for the lender itself. */
export async function takesPayments(
  db: Db,
  { sLNm, sServicingTransferD }: Pick<LoanDocument, 'sLNm' | 'sServicingTransferD'>,
  today: string,
): Promise<LoanServicer | undefined> {
  const moved = sServicingTransferD && sServicingTransferD <= today ? await newServicerOf(db, sLNm) : undefined;
  return moved ?? firstServicer(db);
}
