import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { Clock } from '../clock/clock';
import type { Mail, StoredMail } from './mail';

/** Maximum number of stored messages; older ones are deleted. */
const MAX_STORED = 200;

const addressOf = (to: string): string => to.trim().toLowerCase();

/** Where the mailbox stores mail, and who is notified. */
export interface MailboxParts {
  readonly db: Kysely<PortalDb>;
  readonly clock: Clock;
  /** Shows what the person running the demo waits for: PINs and links to passwords. */
  readonly print?: (text: string) => void;
}

/** Stores mail in the database instead of sending it, and prints what someone waits for. */
export function createDatabaseMailbox({ db, clock, print }: MailboxParts): Mail {
  return {
    isRepeatable: true,
    async send({ to, subject, text, more = [], cc = [], only = [to, ...more, ...cc] }, operationId) {
      const stored = await db.transaction().execute(async (trx) => {
        const values = { subject, body: text, at: clock() };
        const first = await trx
          .insertInto('portal.mailbox')
          .values({ ...values, recipient: addressOf(only[0] ?? to), operation_id: operationId ?? null })
          .onConflict((conflict) => conflict.column('operation_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        const others = only.slice(1).map((address) => ({
          ...values,
          recipient: addressOf(address),
          operation_id: null,
        }));
        if (first && others.length > 0) await trx.insertInto('portal.mailbox').values(others).execute();
        return first;
      });
      if (stored === undefined) return [];
      await db
        .deleteFrom('portal.mailbox')
        .where('id', '<=', stored.id - MAX_STORED)
        .execute();
      // Mail of orders, such as the reminders of a morning, would push the PINs out of sight.
      if (operationId === undefined) print?.(`Mail to ${to}: ${subject}\n${text.replaceAll(/^/gm, '  ')}`);
      return [];
    },
  };
}

/** The stored mail for an address (or for all), newest first. */
export async function storedMail(db: Kysely<PortalDb>, to?: string): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('portal.mailbox')
    .select(['recipient', 'subject', 'body', 'at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', addressOf(to ?? '')))
    .orderBy('id', 'desc')
    .limit(MAX_STORED)
    .execute();
  return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body, at: row.at.toISOString() }));
}
