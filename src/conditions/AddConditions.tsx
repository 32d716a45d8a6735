import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { conditionCalls } from './conditions-calls';
import { NO_TERMS, TermInputs, type Terms } from './TermInputs';
import { useShowChanged } from './useConditions';

interface Props {
  readonly loanNum: string;
  readonly onClose: () => void;
}

/** Adds a condition. Its ID is made once, so that sending it twice adds it once. */
export function AddConditions({ loanNum, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const show = useShowChanged(loanNum);
  const [id] = useState(() => crypto.randomUUID());
  const save = async ({ cat, description, accepts }: Terms): Promise<void> => {
    const added = await conditionCalls.add(loanNum, { conditions: [{ id, cat, description, accepts: [...accepts] }] });
    show(added);
    notify('conditions.add.done', { type: 'success', messageArgs: { smart_count: added.length } });
  };
  return (
    <SaveDialog<Terms>
      draft={`condition:new:${loanNum}`}
      title={translate('conditions.add.title')}
      defaultValues={NO_TERMS}
      saveLabel={translate('conditions.add.save')}
      onSave={save}
      onClose={onClose}
    >
      <TermInputs />
    </SaveDialog>
  );
}
