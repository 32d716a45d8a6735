/** A message to one person, in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What is known of a message that was not confirmed. `not-reached` and `refused-for-now` may pass. */
export type MailOutcome = 'refused' | 'refused-for-now' | 'not-reached' | 'unknown';

/** The mail server did not confirm a message. Carries its reply code, never the message or the address of the server. */
export class MailError extends Error {
  constructor(
    readonly outcome: MailOutcome,
    reason: string,
  ) {
    super(`The mail server did not take the message (${reason}).`);
    this.name = 'MailError';
  }
}

/** Sends mail. A returned promise means that the message was handed over, not that it was read. */
export interface Mail {
  /** Whether a message that is sent again with its operation ID arrives once. */
  readonly isRepeatable: boolean;
  send(message: MailMessage, operationId?: string): Promise<void>;
}

/** A message kept in the mailbox of demo mode. */
export interface StoredMail extends MailMessage {
  /** Instant, ISO 8601. */
  readonly at: string;
}
