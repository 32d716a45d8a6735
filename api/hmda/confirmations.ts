import { type Kysely, sql, type Transaction } from 'kysely';
import { isSameRead } from '../../domain/hmda/edits/recorded';
import type { Filing } from '../../domain/hmda/transmittal';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Caller } from '../http/caller';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { Confirmed, ConfirmedContent } from './hmda.tables';

type Vaulted = Pick<AppContext, 'vault'>;

const contextOf = (id: string): string => `portal.hmda_confirmations:${id}:content`;
/** A filing as the subject of a confirmation. */
export const filingSubject = ({ year, quarter }: Filing): string => `filing:${year}-${quarter}`;

const idOf = (subject: string, edit: string): string => `${subject}:${edit}`;

/** The confirmed values and reasons, for a rotation of the keys. */
export const sealedConfirmations = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.hmda_confirmations',
    key: 'id',
    columns: { content: ({ id }) => contextOf(String(id)) },
  });

interface Confirmation extends ConfirmedContent {
  readonly confirmed: Confirmed;
}

/** What was confirmed of some loans or filings. */
export type Confirmations = ReadonlyMap<string, Confirmation>;

export async function confirmationsOf(
  { db, vault }: Vaulted & { readonly db: Kysely<PortalDb> },
  subjects: readonly string[],
): Promise<Confirmations> {
  const rows = await db
    .selectFrom('portal.hmda_confirmations')
    .select(['id', 'content', 'name', 'at'])
    .where('subject', 'in', [...subjects])
    .execute();
  return new Map(
    rows.map(({ id, content, name, at }) => [
      id,
      { ...openJson(vault, content, contextOf(id)), confirmed: { by: name, at: at.toISOString() } },
    ]),
  );
}

/** The confirmation of an edit, if it was given for the values that the edit reads now. */
export function confirmationOf(
  confirmations: Confirmations,
  subject: string,
  edit: string,
  values: object | undefined,
): Confirmation | undefined {
  const given = confirmations.get(idOf(subject, edit));
  return given && values && isSameRead(given.values, values) ? given : undefined;
}

interface Said {
  readonly subject: string;
  readonly edit: string;
  /** The values that the edit reads. */
  readonly values: object;
  /** Null takes the confirmation back. */
  readonly reason: string | null;
}

/** Those who confirm edits of one loan take turns, so that each checks the loan with what the others confirmed. */
export const lockConfirmations = (trx: Transaction<PortalDb>, loanNum: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`hmda:${loanNum}`}, 0))`.execute(trx);

/** Stores a confirmation or takes it back, with its audit entry, which has neither values nor reason. */
export async function storeConfirmation(
  { vault, clock }: Pick<AppContext, 'vault' | 'clock'>,
  trx: Transaction<PortalDb>,
  caller: Caller,
  { subject, edit, values, reason }: Said,
): Promise<void> {
  const id = idOf(subject, edit);
  if (reason === null) {
    await trx.deleteFrom('portal.hmda_confirmations').where('id', '=', id).execute();
  } else {
    const { login, displayName: name } = caller.actor;
    const content = sealJson<ConfirmedContent>(vault, { values: { ...values }, reason }, contextOf(id));
    const given = { content, login, name, at: clock() };
    await trx
      .insertInto('portal.hmda_confirmations')
      .values({ id, subject, edit, ...given })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(given))
      .execute();
  }
  await audit(trx, caller, {
    action: reason === null ? 'hmda.unconfirm' : 'hmda.confirm',
    subject: subject.startsWith('filing:') ? subject.replace('filing:', 'hmda:') : `loan:${subject}`,
    after: { edit },
  });
}
