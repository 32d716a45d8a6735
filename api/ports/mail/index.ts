import type { Config } from '../../../config/config';
import { createDatabaseMailbox, type MailboxParts } from './database-mailbox';
import type { Mail } from './mail';
import { createSmtpMail } from './smtp-mail';

/** What the choice of a mail adapter depends on. */
interface MailParts extends MailboxParts {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo'>;
}

const toConsole = (text: string): void => void process.stdout.write(`${text}\n`);

/** A mail server if one is configured, otherwise the mailbox in the database. Demo mode also prints mail on the console. */
export function createMail({ config, db, clock, print }: MailParts): Mail {
  if (config.smtpUrl !== undefined) return createSmtpMail(config.smtpUrl, config.mailFrom);
  const shown = print ?? (config.demo ? toConsole : undefined);
  return createDatabaseMailbox({ db, clock, ...(shown ? { print: shown } : {}) });
}
