import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Mentionable } from '../../domain/conversations/conversation.schemas';
import { type TypedMention, typedMention } from '../../domain/conversations/message-pieces';
import { queryKeys } from '../providers/data/query-keys';
import { conversationCalls } from './conversation-calls';

interface Options {
  readonly loanNum: string;
  /** Only people who read messages for the lender. */
  readonly internal: boolean;
  /** Puts the person in place of what was typed. */
  readonly onPick: (person: Mentionable, typed: TypedMention) => void;
}

/** The list of people that `@` opens in a text, and the keys that it handles. */
export function useMentions({ loanNum, internal, onPick }: Options) {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const { data: found = [], isPlaceholderData } = useQuery({
    queryKey: [...queryKeys.messages(loanNum), 'people', typed?.search ?? '', internal],
    queryFn: ({ signal }) =>
      conversationCalls.people(
        loanNum,
        { search: typed?.search ?? '', ...(internal && ({ internal: 'true' } as const)) },
        signal,
      ),
    enabled: typed !== null,
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  const search = typed?.search.toLowerCase() ?? '';
  // Until the answer for what is typed arrives, only those of the one before whom it still means: Enter takes the first.
  const people = isPlaceholderData ? found.filter(({ name }) => name.toLowerCase().includes(search)) : found;
  const isOpen = typed !== null && people.length > 0;
  const close = (): void => setTyped(null);
  const pick = (person: Mentionable | undefined): void => {
    if (typed && person) onPick(person, typed);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const { key } = event;
    if (key === 'ArrowDown') setActive((at) => (at + 1) % people.length);
    else if (key === 'ArrowUp') setActive((at) => (at + people.length - 1) % people.length);
    else if (key === 'Enter' || key === 'Tab') pick(people[active]);
    else if (key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    isOpen,
    people,
    active: Math.min(active, people.length - 1),
    pick,
    close,
    onKeyDown,
    follow: (text: string, caret: number): void => {
      setTyped(typedMention(text, caret));
      setActive(0);
    },
  };
}
