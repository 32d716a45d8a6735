import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { Clock } from '../clock/clock';
import type { Mail, StoredMail } from './mail';

/** Messages that the mailbox keeps; older ones go. */
const MAX_STORED = 200;

const addressOf = (to: string): string => to.trim().toLowerCase();

/** Where the mailbox keeps mail, and who is told of it. */
export interface MailboxParts {
  readonly db: Kysely<PortalDb>;
  readonly clock: Clock;
  /** Shows a message to whoever runs the demo. */
  readonly print?: (text: string) => void;
}

/** Keeps mail in the database instead of sending it, and shows what came. */
export function createDatabaseMailbox({ db, clock, print }: MailboxParts): Mail {
  return {
    isRepeatable: true,
    async send({ to, subject, text }, operationId) {
      const stored = await db
        .insertInto('portal.mailbox')
        .values({ recipient: addressOf(to), subject, body: text, at: clock(), operation_id: operationId ?? null })
        .onConflict((conflict) => conflict.column('operation_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (stored === undefined) return;
      await db
        .deleteFrom('portal.mailbox')
        .where('id', '<=', stored.id - MAX_STORED)
        .execute();
      print?.(`Mail to ${to}: ${subject}\n${text.replaceAll(/^/gm, '  ')}`);
    },
  };
}

/** The mail kept for an address (for all where none is given), newest first. */
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
