import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { useFormDraft } from '../../crud/drafts/useFormDraft';
import { isStale } from '../../crud/saving/stale';
import { useVersionedSave } from '../../crud/saving/useVersionedSave';
import { useErrorText } from '../../providers/i18n/useErrorText';
import {
  type CellValue,
  cellCount,
  changedSince,
  type Draft,
  keptCells,
  type MatrixRow,
  type RowChange,
  restoredCells,
  rowChanges,
  setDraftValue,
} from './draft';

interface Options {
  /** Names the matrix among those of its page. */
  readonly name: string;
  /** All rows, including hidden ones. */
  readonly rows: readonly MatrixRow[];
  readonly save: (changes: readonly RowChange[]) => Promise<unknown>;
  /** Reloads the saved rows. */
  readonly refetch: () => Promise<unknown>;
}

interface Sent {
  readonly changes: readonly RowChange[];
  readonly draft: Draft;
}

/**
 * An administrator's unsaved changes. If another user saved first, the rows show the new
 * values with the changes on top, and the administrator must save again, so that no permission is granted unseen. The server keeps
 * the changes until they are saved or discarded.
 */
export function useDraft({ name, rows, save, refetch }: Options) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Draft>(new Map());
  /** The latest draft, for a save that completes later. */
  const latest = useRef(draft);
  const { keeper, accept, ...offer } = useFormDraft({
    form: formKey(useLocation().pathname, name),
    changes: () => keptCells(rows, latest.current),
    version: () => null,
    restore: (kept) => {
      const { restored, isNewer } = restoredCells(rows, latest.current, kept);
      accept(kept.id);
      change(restored);
      notify(isNewer ? 'drafts.restoredNewer' : 'drafts.restored', { type: 'info' });
    },
  });
  const change = (next: Draft): void => {
    latest.current = next;
    setDraft(next);
    if (next.size > 0) keeper.changed();
    else keeper.remove();
  };
  const changes = rowChanges(rows, draft);
  const { submit, saving, released } = useVersionedSave({
    draft: {
      validated: async () => ({ changes, draft }),
      acceptSaved: (_, sent) => {
        change(changedSince(sent.draft, latest.current));
        return latest.current.size > 0;
      },
    },
    write: async (sent: Sent) => {
      await save(sent.changes);
      await refetch();
      return cellCount(sent.changes);
    },
    errors: {
      clear: () => undefined,
      show: async (error) => {
        if (isStale(error)) {
          await refetch();
          notify('people.bar.stale', { type: 'warning' });
        } else notify(errorText(error), { type: 'error' });
      },
    },
    onSaved: (cells) => notify('people.bar.saved', { type: 'success', messageArgs: { smart_count: cells } }),
  });
  return {
    draft,
    changes,
    saving,
    released,
    /** Changes from before that are offered. */
    kept: offer,
    /** The user leaves the page without the changes. */
    abandon: keeper.remove,
    set: (row: MatrixRow, column: string, value: CellValue): void =>
      change(setDraftValue(latest.current, row, column, value)),
    discard: (): void => change(new Map()),
    submit: (): void => submit(),
  };
}
