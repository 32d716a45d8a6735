/** Limits of messages about loans. */
export const conversationLimits = {
  /** Characters of a message. */
  text: 4000,
  /** People whom one message mentions. */
  mentions: 20,
  /** Messages in an answer. */
  page: 50,
  /** Messages that a user writes within an hour, over all loans. A busy talk has one a minute; more is a mistake or an abused account. */
  writtenAnHour: 100,
  /** People in an answer. */
  people: 20,
} as const;

/**
 * Minutes after which a message that its addressee has not read is emailed to them. Someone who is at the portal sees the badge
 * within seconds, and has finished a phone call by then.
 */
export const AWAY_MINUTES = 5;

/** Minutes during which an author can take a message back: long enough to notice the wrong readers, too short to rewrite the past. */
export const WITHDRAW_MINUTES = 5;
