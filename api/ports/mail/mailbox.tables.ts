import type { Generated } from 'kysely';

/** A message in the mailbox that replaces a mail server. */
interface MailboxRow {
  id: Generated<number>;
  /** Address, lower case. */
  recipient: string;
  subject: string;
  body: string;
  at: Date;
  /** The order that sent it; null for mail sent immediately. */
  operation_id: string | null;
}

export interface MailboxTables {
  'portal.mailbox': MailboxRow;
}
