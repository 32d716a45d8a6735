import { noteTopicChanges } from './conversations/conversations.service';
import { followLocks } from './disclosure/changes/follow-locks';
import { orderDecisionDocuments } from './documents/certificates/order-documents';
import { orderLockConfirmations } from './documents/certificates/order-lock-confirmations';
import type { FeedReaction } from './loan/feed-follower.service';
import type { LoanFill } from './loan/loan.service';
import { followPostClosing, postClosingFill } from './post-closing/follow-post-closing';
import { followConditions } from './reports/open-conditions';
import { followServicing, servicingFill } from './servicing/follow-servicing';

/** What areas do about changes of loans, from the area that knows what they require. */
export const feedReactions: readonly FeedReaction[] = [
  orderDecisionDocuments,
  orderLockConfirmations,
  followLocks,
  noteTopicChanges,
  followServicing,
  followPostClosing,
  followConditions,
];

/** What areas keep of loans, which is completed after a start. */
export const feedFills: readonly LoanFill[] = [servicingFill, postClosingFill];
