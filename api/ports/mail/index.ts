import type { Config } from '../../../config/config';
import { createDatabaseMailbox, type MailboxParts } from './database-mailbox';
import type { Mail } from './mail';
import { createSmtpMail } from './smtp-mail';

/** What the choice of a mail adapter rests on. */
export interface MailParts extends MailboxParts {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
}

/** A mail server where one is set, else the mailbox in the database. */
export const createMail = ({ config, ...parts }: MailParts): Mail =>
  config.smtpUrl === undefined ? createDatabaseMailbox(parts) : createSmtpMail(config.smtpUrl, config.mailFrom);
