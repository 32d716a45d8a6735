import type { MergeConflict } from '../../../domain/records/merge';
import { ConflictDialog } from '../../ui/ConflictDialog';

interface Props extends Omit<Parameters<typeof ConflictDialog>[0], 'conflicts' | 'onChoose' | 'onCancel'> {
  readonly conflicts: readonly MergeConflict[];
  readonly labelOf: (path: string) => string;
  readonly textOf: (path: string, value: unknown) => string;
  readonly save: {
    readonly resolve: (theirs: ReadonlySet<string>) => void;
    readonly cancelConflict: () => void;
  };
}

/** Lets the user choose which value to save for each field that another user also changed. */
export function SaveConflicts({ conflicts, labelOf, textOf, save, ...texts }: Props) {
  return (
    <ConflictDialog
      {...texts}
      conflicts={conflicts.map(({ path, mine, theirs }) => ({
        key: path,
        label: labelOf(path),
        mine: textOf(path, mine),
        theirs: textOf(path, theirs),
      }))}
      onChoose={save.resolve}
      onCancel={save.cancelConflict}
    />
  );
}
