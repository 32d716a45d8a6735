import type { Generated, JSONColumnType } from 'kysely';
import type { Delivery } from '../../domain/email/delivery';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** A PDF of an email, and where its bytes are. */
export interface StoredAttachment {
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

/** The texts of an email, with the values that its placeholders were filled with. */
export interface EmailContent {
  readonly subject: string;
  readonly message: string;
  /** The hash of what its author asked to send; none for emails of earlier versions. */
  readonly digest?: string;
}

/** An email about a loan as it was sent. Whatever sends one records it here. */
export interface EmailSentRow {
  id: string;
  loan_num: string;
  sent_at: Date;
  from_address: string;
  to_addresses: string[];
  cc_addresses: string[];
  content: SealedColumn<EmailContent>;
  is_text: boolean;
  template_type: string | null;
  doc_ids: string[];
  /** Login and name of the sender. */
  sent_by: string;
  sent_by_name: string;
  /** Chosen by the sender; null for emails of earlier versions. */
  key: Generated<string | null>;
  /** The order that sends it; null for one that was sent elsewhere. */
  order_id: Generated<string | null>;
  attachments: JSONColumnType<readonly StoredAttachment[], string | undefined, string>;
  /** What the mail server said about the recipients. */
  deliveries: JSONColumnType<readonly Delivery[], string | undefined, string>;
}

export interface EmailTables {
  'portal.email_sent': EmailSentRow;
}
