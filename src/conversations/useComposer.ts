import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Mention } from '../../domain/conversations/conversation.schemas';
import { namedIn } from '../../domain/conversations/message-pieces';
import { formKey } from '../../domain/drafts/form-key';
import { loanPath } from '../../domain/pages/loan-path';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { queryKeys } from '../providers/data/query-keys';
import type { Audience } from './AudienceChoice';
import { conversationCalls, type TopicAddress } from './conversation-calls';

export interface MessageValues {
  readonly text: string;
  readonly audience: Audience | null;
  /** Whom the user chose from the list. */
  readonly mentions: readonly Mention[];
}

const empty: MessageValues = { text: '', audience: null, mentions: [] };

/** The form of a new message. A repeated send has the same key, so that the message is written once; changed content has another. */
export function useComposer({ loanNum, conditionId }: TopicAddress, fixed: Audience | null) {
  const client = useQueryClient();
  const tried = useRef({ key: '', content: '' });
  const form = useForm<MessageValues>({ defaultValues: empty });
  const draft = usePlainDraft(form, formKey(loanPath(loanNum, 'messages'), conditionId ?? 'loan'));
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ text, audience, mentions }: MessageValues) => {
      const message = {
        ...{ text: text.trim(), conditionId, internal: (fixed ?? audience) === 'lender' },
        mentions: namedIn(text, mentions).map(({ id }) => id),
      };
      const content = JSON.stringify(message);
      if (content !== tried.current.content) tried.current = { key: crypto.randomUUID(), content };
      return conversationCalls.write(loanNum, { key: tried.current.key, ...message });
    },
    onSuccess: (_written, { text, audience }) => {
      tried.current = { key: '', content: '' };
      const now = form.getValues();
      // What was typed meanwhile is the next message.
      const next = now.text.startsWith(text) ? now.text.slice(text.length).trimStart() : now.text;
      if (next === '') draft.remove();
      // The next message of this topic is for the same readers, which stays in view.
      form.reset({ ...empty, audience, ...(next !== '' && { ...now, text: next }) }, { keepDefaultValues: true });
      // Not waited for: the next message can be sent before the list shows this one.
      void client.invalidateQueries({ queryKey: queryKeys.messages(loanNum) });
    },
  });
  const send = (): void => {
    const values = form.getValues();
    if (values.text.trim() === '' || isPending) return;
    const isMissing = fixed === null && values.audience === null;
    setMissing(isMissing);
    if (!isMissing) mutate(values);
  };
  return { form, draft, send, isPending, error, clearError: reset, missing };
}
