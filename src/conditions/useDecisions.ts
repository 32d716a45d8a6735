import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import type {
  ConditionDecision,
  ConditionMoveKind,
  ConditionResponse,
} from '../../domain/underwriting/condition-moves';
import { currentOf } from '../crud/saving/stale';
import { conditionCalls } from './conditions-calls';
import { useShowChanged } from './useConditions';

export interface Move {
  readonly condition: Condition;
  readonly move: ConditionMoveKind;
  readonly note?: string;
  /** Called once the LOS has it. */
  readonly onStored?: () => void;
}

const isResponse = (move: ConditionMoveKind): move is ConditionResponse => move === 'respond' || move === 'submit';

/** Whether a refused write brought the current condition. */
export const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'state' in value && 'steps' in value;

const send = (loanNum: string, { condition: { id, version }, move, note = '' }: Move): Promise<Condition> => {
  const address = { loanNum, conditionId: id };
  if (isResponse(move)) return conditionCalls.respond(address, { version, move, note });
  const decision: ConditionDecision = move;
  return conditionCalls.decide(address, { version, move: decision, note });
};

/**
 * Moves conditions: each is sent at once, several may be under way. `last` is the last one that succeeded, which can be taken
 * back while the condition has not changed since.
 */
export function useMoves(loanNum: string) {
  const show = useShowChanged(loanNum);
  const [last, setLast] = useState<Move | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<{ readonly move: Move; readonly error: unknown } | null>(null);
  const withId = (id: string, isIn: boolean) =>
    setPending((ids) => new Set(isIn ? [...ids, id] : [...ids].filter((one) => one !== id)));
  const { mutate } = useMutation({
    mutationFn: (move: Move) => send(loanNum, move),
    onMutate: ({ condition }) => withId(condition.id, true),
    onSuccess: (condition, move) => {
      show([condition]);
      move.onStored?.();
      setLast({ ...move, condition });
    },
    onError: (error, move) => {
      // Someone else was first: the list shows what they did.
      const current = currentOf(error, isCondition);
      if (current) show([current]);
      setFailed({ move, error });
    },
    onSettled: (_data, _error, { condition }) => withId(condition.id, false),
  });
  return {
    move: (move: Move): void => {
      if (!pending.has(move.condition.id)) mutate(move);
    },
    isPending: (id: string): boolean => pending.has(id),
    last,
    failed,
    clearFailed: () => setFailed(null),
  };
}
