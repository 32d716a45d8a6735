import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { isConditionCategory } from '../../domain/underwriting/condition-categories';
import { conditionName } from '../../domain/underwriting/condition-view';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { conditionCalls } from './conditions-calls';
import { TermInputs, type Terms } from './TermInputs';
import { useShowChanged } from './useConditions';

interface Props {
  readonly loanNum: string;
  /** As it was when the dialog opened. */
  readonly condition: Condition;
  readonly onClose: () => void;
}

/** Changes the category, text and accepted document types of an open condition. */
export function EditCondition({ loanNum, condition, onClose }: Props) {
  const translate = useTranslate();
  const show = useShowChanged(loanNum);
  const { id, version, cat, description, accepts } = condition;
  const save = async (terms: Terms): Promise<void> =>
    show([
      await conditionCalls.edit(
        { loanNum, conditionId: id },
        { version, cat: terms.cat, description: terms.description, accepts: [...terms.accepts] },
      ),
    ]);
  return (
    <SaveDialog<Terms>
      draft={`condition:${id}`}
      title={translate('conditions.editTitle', { name: conditionName(condition) })}
      defaultValues={{ cat: isConditionCategory(cat) ? cat : 'Misc', description, accepts }}
      onSave={save}
      onClose={onClose}
    >
      <TermInputs />
    </SaveDialog>
  );
}
