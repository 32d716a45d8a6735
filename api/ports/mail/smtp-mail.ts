import { createTransport } from 'nodemailer';
import type { Mail } from './mail';

/** How long a mail server may take for each step before a message counts as not sent. */
const LIMIT_MS = 10_000;

/** The mail server did not take a message. Carries its reply code, never the message or the address of the server. */
class MailError extends Error {
  constructor(reason: string) {
    super(`The mail server did not take the message (${reason}).`);
    this.name = 'MailError';
  }
}

function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';
}

/**
 * Sends through the SMTP server at `url` (user and password may stand in it). A send resolves when the server took the
 * message, and throws a {@link MailError} where it did not.
 */
export function createSmtpMail(url: string, from: string): Mail {
  const options = { url, connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS };
  const transport = createTransport(options, { from });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ to: { name: '', address: to }, subject, text });
      } catch (error) {
        throw new MailError(reasonOf(error));
      }
    },
  };
}
