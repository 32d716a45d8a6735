import type { Generated } from 'kysely';

/** A message in the mailbox that stands in for a mail server. */
interface MailboxRow {
  id: Generated<number>;
  /** Address, lower case. */
  recipient: string;
  subject: string;
  body: string;
  at: Date;
  /** The order that sent it; null for one that was sent at once. */
  operation_id: string | null;
}

export interface MailboxTables {
  'portal.mailbox': MailboxRow;
}
