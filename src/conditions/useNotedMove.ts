import { useState } from 'react';
import type { NotedMove } from './NoteForm';

interface Noted {
  readonly id: string;
  readonly move: NotedMove;
  readonly note: string;
}

/** The move whose text is being written. It belongs to one condition: while another is selected, its form is not shown. */
export function useNotedMove(selectedId: string | undefined) {
  const [noted, setNoted] = useState<Noted | null>(null);
  const shown = noted?.id === selectedId ? noted : null;
  return {
    noting: shown?.move ?? null,
    /** What was written for a move that was refused. */
    note: shown?.note ?? '',
    ask: (id: string, move: NotedMove, note = '') => setNoted({ id, move, note }),
    close: () => setNoted(null),
  };
}
