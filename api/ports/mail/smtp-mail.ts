import { createTransport } from 'nodemailer';
import { isLoopbackUrl } from '../../../config/loopback';
import { type Mail, MailError, type MailOutcome } from './mail';

/** How long a mail server may take for each step before a message counts as not sent. */
const LIMIT_MS = 10_000;

/** What nodemailer reports about a failure. */
interface Failure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly syscall?: unknown;
  readonly timeoutType?: unknown;
}

/** Failures of connecting and signing in to the server, before any message. */
const BEFORE_ANY_MESSAGE: readonly unknown[] = ['EDNS', 'EPROXY', 'ETLS', 'EREQUIRETLS', 'EAUTH'];
const BEFORE_THE_GREETING: readonly unknown[] = ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT'];

function outcomeOf({ code, responseCode, syscall, timeoutType }: Failure): MailOutcome {
  const unsent =
    syscall === 'connect' || BEFORE_ANY_MESSAGE.includes(code) || BEFORE_THE_GREETING.includes(timeoutType);
  if (unsent) return 'not-reached';
  // Has no reply: an address that the server does not accept.
  if (typeof responseCode !== 'number') return code === 'EENVELOPE' ? 'refused' : 'unknown';
  return responseCode >= 500 ? 'refused' : 'refused-for-now';
}

const reasonOf = ({ code, responseCode }: Failure): string =>
  [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';

/** An address as it is, never parsed as a list of several. */
const named = (address: string) => ({ name: '', address });

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/**
 * Sends through the SMTP server at `url` (which may include user and password). Resolves when the server accepted the message;
 * otherwise throws a {@link MailError}. A server elsewhere must offer TLS with a valid certificate. A message sent twice may arrive twice, because servers need not check its Message-ID.
 */
export function createSmtpMail(url: string, from: string): Mail {
  const requireTLS = !isLoopbackUrl(url);
  const options = { url, requireTLS, connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS };
  const transport = createTransport(options, { from });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    isRepeatable: false,
    async send({ to, subject, text, html, from: sender, more = [], cc = [], attachments = [] }, operationId) {
      const messageId = operationId && { messageId: `<${operationId}@${host}>` };
      try {
        const { rejected } = await transport.sendMail({
          ...(sender && { from: named(sender) }),
          to: [to, ...more].map(named),
          cc: cc.map(named),
          subject,
          text,
          ...(html && { html }),
          attachments: attachments.map(({ name, bytes }) => ({
            filename: name,
            content: Buffer.from(bytes),
            contentType: 'application/pdf',
          })),
          ...messageId,
        });
        return rejected;
      } catch (error) {
        const failure = failureOf(error);
        throw new MailError(outcomeOf(failure), reasonOf(failure));
      }
    },
  };
}
