import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { isConditionCategory } from '../../domain/underwriting/condition-categories';
import { conditionName } from '../../domain/underwriting/condition-view';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { currentOf } from '../crud/saving/stale';
import { useFormats } from '../providers/i18n/useFormats';
import { useMessageText } from '../providers/i18n/useMessageText';
import { conditionCalls } from './conditions-calls';
import { TermFields, type Terms, useCategoryText } from './TermFields';
import { useShowChanged } from './useConditions';
import { isCondition } from './useDecisions';

interface Edited extends Terms {
  readonly version: number;
}

const editedOf = ({ cat, description, accepts, version }: Condition): Edited => ({
  ...{ cat: isConditionCategory(cat) ? cat : 'Misc', description, accepts, version },
});

function Inputs() {
  const messageText = useMessageText();
  const cat = useController<Edited, 'cat'>({ name: 'cat' }).field;
  const accepts = useController<Edited, 'accepts'>({ name: 'accepts' }).field;
  const { field, fieldState } = useController<Edited, 'description'>({
    name: 'description',
    rules: { validate: (value) => value.trim() !== '' || 'required' },
  });
  const { error } = fieldState;
  return (
    <TermFields
      autoFocus
      terms={{ cat: cat.value, description: field.value, accepts: accepts.value }}
      onChange={(changes) => {
        if (changes.cat) cat.onChange(changes.cat);
        if (changes.accepts) accepts.onChange(changes.accepts);
        if (changes.description !== undefined) field.onChange(changes.description);
      }}
      onBlur={field.onBlur}
      textRef={field.ref}
      problem={error?.message === undefined ? undefined : messageText(error.message)}
    />
  );
}

interface Props {
  readonly loanNum: string;
  /** As it was when the dialog opened. */
  readonly condition: Condition;
  readonly onClose: () => void;
}

/** Changes the terms of an open condition. If someone else changed it first, the user chooses what both have changed. */
export function EditCondition({ loanNum, condition, onClose }: Props) {
  const translate = useTranslate();
  const categoryText = useCategoryText();
  const { line } = useFormats();
  const show = useShowChanged(loanNum);
  const save = async ({ accepts, ...terms }: Edited): Promise<void> =>
    show([await conditionCalls.edit({ loanNum, conditionId: condition.id }, { ...terms, accepts: [...accepts] })]);
  const newer = (error: unknown): Edited | null => {
    const current = currentOf(error, isCondition);
    if (!current) return null;
    show([current]);
    return editedOf(current);
  };
  const textOf = (path: string, value: unknown): string => {
    if (Array.isArray(value)) return line(value.map(String)) || '–';
    return path === 'cat' && isConditionCategory(String(value))
      ? categoryText(String(value) as Terms['cat'])
      : String(value);
  };
  return (
    <SaveDialog<Edited>
      draft={`condition:${condition.id}`}
      title={translate('conditions.editTitle', { name: conditionName(condition) })}
      defaultValues={editedOf(condition)}
      onSave={save}
      newer={{ valuesOf: newer, labelOf: (path) => translate(`conditions.terms.${path}`), textOf }}
      onClose={onClose}
    >
      <Inputs />
    </SaveDialog>
  );
}
