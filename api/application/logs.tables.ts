import type { Generated } from 'kysely';

/** An email about a loan as it was sent. Whatever sends one records it here. */
export interface EmailSentRow {
  id: Generated<string>;
  loan_num: string;
  sent_at: Date;
  from_address: string;
  to_addresses: string[];
  cc_addresses: string[];
  subject: string;
  message: string;
  is_text: boolean;
  template_type: string | null;
  doc_ids: string[];
  /** Login and name of the sender. */
  sent_by: string;
  sent_by_name: string;
}

export interface EmailTables {
  'portal.email_sent': EmailSentRow;
}
