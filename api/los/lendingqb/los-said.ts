import { message } from '../../../domain/messages/message';
import { LosError, type LosErrorCode } from '../los-error';

/** No answer may carry what identifies a person, or what signs in. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b\d{3}[- ]?\d{2}[- ]?\d{4}\b/g, '***-**-****'],
  [/Bearer\s+\S+/gi, 'Bearer …'],
  [/[A-Za-z0-9+/_=-]{40,}/g, '…'],
];

const MAX_LENGTH = 300;

/** A text of LendingQB as it may be shown and logged. */
export function scrubbed(text: string): string {
  const plain = PRIVATE.reduce((so, [what, by]) => so.replace(what, by), text.replace(/\s+/g, ' ').trim());
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1)}…` : plain;
}

/** The ticket is no longer accepted. */
export class TicketRefused extends Error {}

/**
 * The kinds of refusal, by words: LendingQB publishes no codes (docs/unverified-facts.md). The first that fits counts; a text
 * without any is a refusal of what was sent.
 */
const kinds: readonly (readonly [RegExp, LosErrorCode | 'ticket'])[] = [
  [/\b(ticket|token|session|authentication)\b.*\b(expired|invalid|not valid|unable)\b/i, 'ticket'],
  [/\b(expired|invalid)\b.*\b(ticket|token|session)\b/i, 'ticket'],
  [/\b(busy|try again|too many|throttl\w*|being used|temporarily)\b/i, 'unavailable'],
  [/\b(locked by|checked out|in use by|modified by another|out of date)\b/i, 'conflict'],
  [/\b(permission|not authorized|access denied|no access|not allowed)\b/i, 'not-allowed'],
];

/** The error that a text of LendingQB means, with that text as its message. */
export function losSaid(text: string): LosError | TicketRefused {
  const said = scrubbed(text);
  const kind = kinds.find(([words]) => words.test(said))?.[1] ?? 'invalid';
  if (kind === 'ticket') return new TicketRefused(said);
  if (said === '') return new LosError('invalid', 'los-refused');
  return new LosError(kind, message('los-said', { said }));
}
