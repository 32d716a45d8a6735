import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { type CellValue, cellCount, type Draft, type MatrixRow, type RowChange, rowChanges, wish } from './draft';

interface Work {
  /** Every row, also those that are not shown. */
  readonly rows: readonly MatrixRow[];
  readonly save: (changes: readonly RowChange[]) => Promise<unknown>;
  /** Reads anew what is saved. */
  readonly refetch: () => Promise<unknown>;
}

/**
 * What an administrator wants to change, until it is saved or discarded. Where somebody else was faster, the rows show what is
 * there now and the wishes stay: saving again is the choice.
 */
export function useDraft({ rows, save, refetch }: Work) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Draft>(new Map());
  const [saving, setSaving] = useState(false);
  const released = useRef(false);
  const changes = rowChanges(rows, draft);

  const fail = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.code !== 'stale') {
      notify(errorText(error), { type: 'error' });
      return;
    }
    await refetch();
    notify('people.bar.stale', { type: 'warning' });
  };
  const submit = async (): Promise<void> => {
    setSaving(true);
    const cells = cellCount(changes);
    try {
      await save(changes);
      await refetch();
      setDraft(new Map());
      notify('people.bar.saved', { type: 'success', messageArgs: { smart_count: cells } });
    } catch (error) {
      await fail(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    draft,
    changes,
    saving,
    released,
    set: (row: MatrixRow, column: string, value: CellValue): void => setDraft((now) => wish(now, row, column, value)),
    discard: (): void => setDraft(new Map()),
    submit: (): void => void submit(),
  };
}
