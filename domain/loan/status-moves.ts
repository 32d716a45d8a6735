import { type StatusCode, statusCodes } from './codes/status-codes';
import { EARLIER } from './plain-moves';
import { allowedMoves, isPaused, mayMove } from './status-workflow';

/** Decisions on a loan: pre-approval, approval, suspension, denial, counteroffer and clear to close. They take a right. */
export const decisions = ['2', '4', '8', '10', '21', '47'] as const satisfies readonly StatusCode[];

export const isDecision = (status: string): boolean => decisions.some((code) => code === status);

const REGISTERED = '3';

type MovableStatus = Exclude<StatusCode, typeof REGISTERED>;

const isMovable = (code: StatusCode): code is MovableStatus => code !== REGISTERED;

/** Every status that a user can move a loan to; only a registration moves it to Registered. */
export const movableStatuses = (Object.keys(statusCodes) as StatusCode[]).filter(isMovable);

export type StatusTarget = MovableStatus | typeof EARLIER;

/** The facts that decide where a user may move loans. */
export interface StatusMover {
  readonly editPermissions: readonly string[];
  /** `underwrite` is the right to decide on loans. */
  readonly pageLetters: { readonly underwrite?: 'r' | 'w' | undefined };
}

/** Whether the user may move loans into the status: decisions take the right, the others editing there. */
export const mayMoveInto = ({ editPermissions, pageLetters }: StatusMover, to: string): boolean =>
  isDecision(to) ? pageLetters.underwrite === 'w' : editPermissions.includes(to);

/** Where the user may move the loan. Of the earlier status, only the server knows whether they may edit in it. */
export function offeredMoves(mover: StatusMover, from: string | null | undefined): StatusTarget[] {
  if (!from || !mover.editPermissions.includes(from)) return [];
  const forward = allowedMoves(from)
    .filter(isMovable)
    .filter((to) => mayMoveInto(mover, to));
  return isPaused(from) ? [EARLIER, ...forward] : forward;
}

/** Whether the user may move a loan there, as far as a page can know. */
export function mayMoveTo(mover: StatusMover, from: string | null, to: StatusTarget): boolean {
  if (from === null || !mover.editPermissions.includes(from)) return false;
  return to === EARLIER ? isPaused(from) : mayMoveInto(mover, to) && mayMove(from, to);
}
