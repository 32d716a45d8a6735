import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { MAX_LABEL } from '../../domain/post-closing/post-closing-limits';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { KindInput } from '../fields/KindInput';
import { Stack } from '../ui/layout/primitives';
import { postClosingCalls } from './post-closing-calls';
import { usePostClosingSave } from './usePostClosing';
import { usePostClosingText } from './usePostClosingText';

interface Values {
  readonly label: string;
  readonly dueOn: string | null;
}

const text = { kind: 'text', maxLength: MAX_LABEL } as const;
const date = { kind: 'date' } as const;

interface Props {
  readonly view: PostClosingView;
  readonly onClose: () => void;
}

/** A document that only this loan must have. */
export function AddItemDialog({ view, onClose }: Props) {
  const { t } = usePostClosingText();
  const notify = useNotify();
  const save = usePostClosingSave(view.loanNum);
  const [id] = useState(() => crypto.randomUUID());
  const write = async ({ label, dueOn }: Values): Promise<void> => {
    await save(() => postClosingCalls.add(view.loanNum, { id, label, dueOn: dueOn ?? '' }));
    notify('postClosing.add.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`post-closing-add:${view.loanNum}`}
      title={t('add.title')}
      saveLabel={t('add.open')}
      maxWidth="xs"
      defaultValues={{ label: '', dueOn: view.today }}
      onSave={write}
      onClose={onClose}
    >
      <Stack gap="s4">
        <KindInput name="label" spec={text} label={t('add.label')} required />
        <KindInput name="dueOn" spec={date} label={t('item.dueOn')} required />
      </Stack>
    </SaveDialog>
  );
}
