import { isLoopbackUrl } from '../../../config/loopback';
import type { Mail } from './mail';
import { handOverWatch, type MessageWatch, mailError, refusalsOf } from './smtp-outcome';

interface Limits {
  /** How long a mail server may take for each step of a message that a user waits for, in milliseconds. */
  readonly stepMs: number;
  /**
   * The same for messages of orders. Servers may answer the content of a message only after minutes (RFC 5321, 4.5.3.2.6), and not having
   * waited for that answer leaves the outcome unknown.
   */
  readonly orderStepMs: number;
}

const usual: Limits = { stepMs: 10_000, orderStepMs: 100_000 };

/** An address as it is, never parsed as a list of several. */
const named = (address: string) => ({ name: '', address });

const optionsOf = (url: string, watch: MessageWatch, stepMs: number, socketTimeout: number) => ({
  ...{ url, requireTLS: !isLoopbackUrl(url) },
  ...{ connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout },
  ...{ logger: watch.logger, transactionLog: true },
});

/**
 * Sends through the SMTP server at `url` (which may include user and password). Resolves when the server accepted the message;
 * otherwise throws a `MailError`. A server elsewhere must offer TLS with a valid certificate. A message sent twice may arrive twice, because
 * servers need not check its Message-ID.
 */
export function createSmtpMail(url: string, from: string, { stepMs, orderStepMs }: Limits = usual): Mail {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    isRepeatable: false,
    async send({ to, subject, text, html, from: sender, more = [], cc = [], only, attachments = [] }, id) {
      const watch = handOverWatch();
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(optionsOf(url, watch, stepMs, id ? orderStepMs : stepMs), { from });
      try {
        const sent = await transport.sendMail({
          ...(sender && { from: named(sender) }),
          to: [to, ...more].map(named),
          cc: cc.map(named),
          ...(only && { envelope: { from: sender ?? from, to: [...only] } }),
          subject,
          text,
          ...(html && { html }),
          attachments: attachments.map(({ name, bytes }) => ({
            filename: name,
            content: Buffer.from(bytes),
            contentType: 'application/pdf',
          })),
          ...(id && { messageId: `<${id}@${host}>` }),
        });
        return refusalsOf(sent);
      } catch (error) {
        throw mailError(error, watch.isHandedOver());
      } finally {
        transport.close();
      }
    },
  };
}
