import { useTranslate } from 'react-admin';
import type { MergeConflict } from '../../../domain/records/merge';
import { SaveConflicts } from '../saving/SaveConflicts';

interface Props {
  /** The form that a draft is restored into. */
  readonly form: {
    readonly draftConflict: { readonly conflicts: readonly MergeConflict[] } | null;
    readonly resolveDraft: (theirs: ReadonlySet<string>) => void;
    readonly cancelDraft: () => void;
  };
  readonly labelOf: (path: string) => string;
  readonly textOf: (path: string, value: unknown) => string;
}

/** Lets the user choose between the values of a draft and those that others have saved since. */
export function DraftConflicts({ form, labelOf, textOf }: Props) {
  const translate = useTranslate();
  if (!form.draftConflict) return null;
  return (
    <SaveConflicts
      save={{ resolve: form.resolveDraft, cancelConflict: form.cancelDraft }}
      conflicts={form.draftConflict.conflicts}
      labelOf={labelOf}
      textOf={textOf}
      text={translate('drafts.conflict')}
      confirm={translate('drafts.restore')}
    />
  );
}
