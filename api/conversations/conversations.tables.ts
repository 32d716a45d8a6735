import type { Generated } from 'kysely';
import type { Mention } from '../../domain/conversations/conversation.schemas';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** What a message says, and whom it names. */
export interface MessageContent {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** A message about a loan, or about one of its conditions. Only `withdrawn_at` ever changes. */
export interface MessageRow {
  id: string;
  /** Counts up in the order in which the messages of a loan were committed. */
  position: Generated<number>;
  loan_num: string;
  condition_id: string | null;
  internal: boolean;
  author_id: string;
  author_name: string;
  author_outside: boolean;
  /** Chosen by the author. */
  key: string;
  content: SealedColumn<MessageContent>;
  mentions: string[];
  written_at: Date;
  withdrawn_at: Date | null;
}

/** How far a user has read a topic; the condition is '' for the loan itself. */
interface MessageReadRow {
  user_id: string;
  loan_num: string;
  condition_id: string;
  up_to: number;
}

/** A user who is emailed about a message unless they read it before. */
interface MessageNoticeRow {
  message_id: string;
  user_id: string;
  order_id: string;
}

/** A condition with messages that only the lender's people may know of by now. */
interface LenderTopicRow {
  loan_num: string;
  condition_id: string;
}

export interface ConversationTables {
  'portal.messages': MessageRow;
  'portal.message_reads': MessageReadRow;
  'portal.message_notices': MessageNoticeRow;
  'portal.lender_topics': LenderTopicRow;
}
