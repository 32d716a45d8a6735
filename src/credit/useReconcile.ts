import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CreditComparison } from '../../domain/credit/reconcile.schemas';
import { creditCalls } from './credit-calls';
import { useRefreshCredit } from './useCredit';
import { useCreditText } from './useCreditText';

/** What the user answered about a debt. */
export interface DebtAnswers {
  readonly reoId?: string | null;
  readonly paymentIncludesEscrow?: boolean;
}

/** Debts that are taken over unless the user leaves them out: new ones, and those that no user wrote. */
const isTaken = (state: string): boolean => state === 'new' || state === 'changed';

/** The user's choices about a comparison, and applying them. */
export function useReconcile(loanNum: string, id: string, comparison: CreditComparison | undefined) {
  const { t } = useCreditText();
  const notify = useNotify();
  const refresh = useRefreshCredit(loanNum);
  const [scores, setScores] = useState(true);
  const [events, setEvents] = useState(true);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<Readonly<Record<string, DebtAnswers>>>({});
  const debts = comparison?.debts ?? [];
  const isChosen = ({ key, state }: { readonly key: string; readonly state: string }): boolean =>
    isTaken(state) !== turned.has(key);
  const chosen = debts.filter(isChosen);
  const takesEvents = events && (comparison?.events.some(({ isTaken }) => isTaken) ?? false);
  const toggle = (key: string): void =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const apply = useMutation({
    mutationFn: () =>
      creditCalls.apply(loanNum, id, {
        version: comparison?.version ?? 0,
        scores,
        events: takesEvents,
        debts: chosen.map(({ key }) => ({ key, ...answers[key] })),
      }),
    onSuccess: () => {
      setTurned(new Set());
      setAnswers({});
      notify(t('applied'), { type: 'success' });
    },
    onSettled: () => refresh(),
  });
  const answer = (key: string, more: DebtAnswers): void =>
    setAnswers((before) => ({ ...before, [key]: { ...before[key], ...more } }));
  return { scores, setScores, events, setEvents, takesEvents, isChosen, toggle, chosen, answers, answer, apply };
}
