import { mayUsePage, type PageUser } from '../access/permissions';
import type { MenuPage } from '../pages/loan-pages';

/** The page whose letter also decides about messages: who works on the conditions of a loan talks about it. */
export const conversationPage = 'conditions' satisfies MenuPage;

/** Whether the user may read or write messages about the loans that they see. */
export const mayUseMessages = (user: PageUser, use: 'read' | 'write'): boolean =>
  mayUsePage(user, conversationPage, use);

/** The facts of a message that decide who reads it. */
export interface MessageAudience {
  readonly internal: boolean;
  readonly conditionId: string | null;
}

/**
 * Whether someone who may read messages of the loan reads this one. `conditions` are the IDs of the conditions that they may know
 * of. The lender's people read everything, also about a condition that the LOS no longer has.
 */
export const mayReadMessage = (
  { isPml }: Pick<PageUser, 'isPml'>,
  { internal, conditionId }: MessageAudience,
  conditions: ReadonlySet<string>,
): boolean => !isPml || (!internal && (conditionId === null || conditions.has(conditionId)));
