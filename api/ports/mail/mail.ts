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
  /** The addresses to hand it to, if some of To and CC have it already. Default: all. */
  readonly only?: readonly string[];
  /** PDFs. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** What is known about a message that was not confirmed. `not-reached` and `refused-for-now` are worth retrying. */
export type MailOutcome = 'refused' | 'refused-for-now' | 'not-reached' | 'unknown';

/** A recipient that the server did not accept, for now or for good, with its reply code. */
export interface Refusal {
  readonly address: string;
  readonly isTemporary: boolean;
  readonly code: number | null;
}

/** The mail server did not confirm a message. Has its reply code, never the message or the server's address. */
export class MailError extends Error {
  constructor(
    readonly outcome: MailOutcome,
    /** The reply code of the server and the kind of failure, for people. */
    readonly reason: string,
    /** Why each recipient was refused, if all were. */
    readonly refusals: readonly Refusal[] = [],
  ) {
    super(`The mail server did not take the message (${reason}).`);
    this.name = 'MailError';
  }
}

/** Sends mail. The promise resolves when the message is handed over, not when it is read. */
export interface Mail {
  /** Whether a message sent twice with the same ID arrives once. */
  readonly isRepeatable: boolean;
  /**
   * Answers the recipients that the server refused while it accepted the message for others. `id` is the ID of the message: the same
   * in every attempt.
   */
  send(message: MailMessage, id?: string): Promise<readonly Refusal[]>;
}

/** A message stored in the mailbox of demo mode. */
export interface StoredMail extends Pick<MailMessage, 'to' | 'subject' | 'text'> {
  /** Instant, ISO 8601. */
  readonly at: string;
}
