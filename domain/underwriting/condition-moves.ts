/** Where a condition is within the Active and Closed of the specification. */
export const conditionStates = ['active', 'submitted', 'rejected', 'cleared', 'waived'] as const;
export type ConditionState = (typeof conditionStates)[number];

/** The outer status of the specification (COND-01). */
export type ConditionStatus = 'Active' | 'Closed';

export const statusOfState = (state: ConditionState): ConditionStatus =>
  state === 'cleared' || state === 'waived' ? 'Closed' : 'Active';

const open = ['active', 'submitted', 'rejected'] as const;

interface MoveRule {
  readonly from: readonly ConditionState[];
  /** Absent: the condition stays where it is, or goes back to where it was. */
  readonly to?: ConditionState;
  /** Why is part of the move, and users outside the lender read it. */
  readonly needsNote?: true;
}

/** What those who answer a condition do. */
export const responses = {
  respond: { from: open, needsNote: true },
  submit: { from: ['active', 'rejected'], to: 'submitted' },
} as const satisfies Readonly<Record<string, MoveRule>>;

/** What underwriters decide. `reopen` takes back the last decision. */
export const decisions = {
  clear: { from: open, to: 'cleared' },
  reject: { from: ['submitted'], to: 'rejected', needsNote: true },
  waive: { from: open, to: 'waived', needsNote: true },
  reopen: { from: ['cleared', 'waived', 'rejected'] },
} as const satisfies Readonly<Record<string, MoveRule>>;

export type ConditionResponse = keyof typeof responses;
export type ConditionDecision = keyof typeof decisions;
export type ConditionMoveKind = ConditionResponse | ConditionDecision;

export const conditionResponses = Object.keys(responses) as ConditionResponse[];
export const conditionDecisions = Object.keys(decisions) as ConditionDecision[];

const rules: Readonly<Record<ConditionMoveKind, MoveRule>> = { ...responses, ...decisions };

export const mayMove = (state: ConditionState, move: ConditionMoveKind): boolean => rules[move].from.includes(state);

export const needsNote = (move: ConditionMoveKind): boolean => rules[move].needsNote === true;

export const isOpenState = (state: ConditionState): boolean => statusOfState(state) === 'Active';

interface Past {
  readonly state: ConditionState;
}

/** The open state before the last decision, from the history of the condition. */
function stateBefore(state: ConditionState, steps: readonly Past[]): ConditionState {
  return steps.findLast((step) => step.state !== state && isOpenState(step.state))?.state ?? 'active';
}

/** The state of the condition after the move, which it must allow. */
export function stateAfter(state: ConditionState, move: ConditionMoveKind, steps: readonly Past[]): ConditionState {
  if (move === 'reopen') return stateBefore(state, steps);
  return rules[move].to ?? state;
}
