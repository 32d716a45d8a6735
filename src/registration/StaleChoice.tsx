import { useTranslate } from 'react-admin';
import { useFieldWords } from '../fields/useFieldWords';
import { ConflictDialog } from '../ui/ConflictDialog';
import type { Conflict, EnteredRequirement } from './missing-items';

interface Props {
  readonly conflicts: readonly Conflict[];
  /** The items whose value of the other person stays. */
  readonly onChoose: (theirs: ReadonlySet<EnteredRequirement>) => void;
  readonly onCancel: () => void;
}

/** Somebody else entered the same items meanwhile: both values, and which one stays. */
export function StaleChoice({ conflicts, onChoose, onCancel }: Props) {
  const translate = useTranslate();
  const { label, text } = useFieldWords();
  if (conflicts.length === 0) return null;
  return (
    <ConflictDialog
      conflicts={conflicts.map(({ name, mine, theirs }) => ({
        key: name,
        label: label(name),
        mine: text(name, mine),
        theirs: text(name, theirs),
      }))}
      confirm={translate('dialogs.save')}
      onChoose={(theirs) => onChoose(theirs as ReadonlySet<EnteredRequirement>)}
      onCancel={onCancel}
    />
  );
}
