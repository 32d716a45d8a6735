import type { Generated } from 'kysely';

/** A message in the mailbox that stands in for a mail server. */
interface MailboxRow {
  id: Generated<number>;
  /** Address, lower case. */
  recipient: string;
  subject: string;
  body: string;
  at: Date;
}

export interface MailboxTables {
  'portal.mailbox': MailboxRow;
}
