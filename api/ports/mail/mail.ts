/** A message to one person, in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What is known about a message that was not confirmed. `not-reached` and `refused-for-now` are worth retrying. */
export type MailOutcome = 'refused' | 'refused-for-now' | 'not-reached' | 'unknown';

/** The mail server did not confirm a message. Has its reply code, never the message or the server's address. */
export class MailError extends Error {
  constructor(
    readonly outcome: MailOutcome,
    reason: string,
  ) {
    super(`The mail server did not take the message (${reason}).`);
    this.name = 'MailError';
  }
}

/** Sends mail. The promise resolves when the message is handed over, not when it is read. */
export interface Mail {
  /** Whether a message sent twice with the same operation ID arrives once. */
  readonly isRepeatable: boolean;
  send(message: MailMessage, operationId?: string): Promise<void>;
}

/** A message stored in the mailbox of demo mode. */
export interface StoredMail extends MailMessage {
  /** Instant, ISO 8601. */
  readonly at: string;
}
