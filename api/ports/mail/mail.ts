/** A message to one person, in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail. A returned promise means that the message was handed over, not that it was read. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** A message kept in the mailbox of demo mode. */
export interface KeptMail extends MailMessage {
  /** Instant, ISO 8601. */
  readonly at: string;
}
