import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { AddedConditions } from './AddedConditions';
import { type Added, FIRST } from './added-conditions';
import { conditionCalls } from './conditions-calls';
import { useShowChanged } from './useConditions';

interface Props {
  readonly loanNum: string;
  readonly onClose: () => void;
}

/** Adds conditions, from templates or with a text of their own. Each ID is made once, so that sending it twice adds it once. */
export function AddConditions({ loanNum, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const show = useShowChanged(loanNum);
  const [firstId] = useState(() => crypto.randomUUID());
  const save = async ({ conditions }: Added): Promise<void> => {
    const added = await conditionCalls.add(loanNum, {
      conditions: conditions.map(({ id, cat, description, accepts }) => ({
        ...{ id: id === FIRST.id ? firstId : id, cat, description, accepts: [...accepts] },
      })),
    });
    show(added);
    notify('conditions.add.done', { type: 'success', messageArgs: { smart_count: added.length } });
  };
  return (
    <SaveDialog<Added>
      draft={`condition:new:${loanNum}`}
      title={translate('conditions.add.title')}
      defaultValues={{ conditions: [FIRST] }}
      saveLabel={translate('conditions.add.save')}
      maxWidth="md"
      onSave={save}
      onClose={onClose}
    >
      <AddedConditions />
    </SaveDialog>
  );
}
