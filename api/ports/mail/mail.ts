/** A message in plain text; an email about a loan may have more. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** Default: the portal's own address. */
  readonly from?: string;
  /** Further addresses in To, and in CC. */
  readonly more?: readonly string[];
  readonly cc?: readonly string[];
  /** PDFs. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
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
  /** Answers the recipients that the server refused while it accepted the message for others. */
  send(message: MailMessage, operationId?: string): Promise<readonly string[]>;
}

/** A message stored in the mailbox of demo mode. */
export interface StoredMail extends Pick<MailMessage, 'to' | 'subject' | 'text'> {
  /** Instant, ISO 8601. */
  readonly at: string;
}
