import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import type { ConditionCategory } from '../../domain/underwriting/condition-categories';
import { conditionCalls, useShowChanged } from '../conditions/public';
import { ausCalls } from './aus-calls';
import type { MessageRow } from './message-rows';

/** What becomes of a message: the texts may be changed before they are sent. */
export interface Proposal {
  readonly cat: ConditionCategory;
  readonly description: string;
}

/** The same message gives the same IDs while the page is open, so that a key pressed twice adds one condition or sends one request. */
function useIds(): (kind: string, row: MessageRow) => string {
  const [ids] = useState(() => new Map<string, string>());
  return (kind, { id }) => {
    const key = `${kind} ${id}`;
    const known = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, known);
    return known;
  };
}

/** Turns messages into conditions and requests for documents. */
export function useMessageWork(loanNum: string) {
  const notify = useNotify();
  const show = useShowChanged(loanNum);
  const idOf = useIds();
  const add = useMutation({
    mutationFn: ({ row, proposal }: { readonly row: MessageRow; readonly proposal: Proposal }) =>
      conditionCalls.add(loanNum, {
        conditions: [{ id: idOf('condition', row), ...proposal, accepts: [...(row.finding.condition?.accepts ?? [])] }],
      }),
    onSuccess: (added: readonly Condition[]) => {
      show(added);
      notify('aus.work.added', { type: 'success' });
    },
  });
  const request = useMutation({
    mutationFn: ({ row, text }: { readonly row: MessageRow; readonly text: string }) =>
      ausCalls.ask(loanNum, { key: idOf(`request ${text}`, row), text, internal: false, mentions: [] }),
    onSuccess: () => notify('aus.work.requested', { type: 'success' }),
  });
  /** The condition that was added from a message on this page, also with other words. */
  const conditionId = (row: MessageRow): string => idOf('condition', row);
  return { add, request, conditionId };
}
