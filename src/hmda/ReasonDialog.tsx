import { useTranslate } from 'react-admin';
import { MAX_CONFIRM_REASON } from '../../domain/hmda/register-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { KindInput } from '../fields/KindInput';
import { Note } from '../ui/layout/primitives';
import { EditText } from './EditText';

interface Props {
  readonly edit: string;
  readonly text: string;
  readonly onSave: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why the values that a quality edit questions are right. */
export function ReasonDialog({ edit, text, onSave, onClose }: Props) {
  const translate = useTranslate();
  return (
    <SaveDialog<{ reason: string | null }>
      draft={`hmda-confirm:${edit}`}
      title={translate('hmda.confirmTitle', { edit })}
      saveLabel={translate('hmda.confirm')}
      defaultValues={{ reason: '' }}
      onSave={({ reason }) => onSave(reason?.trim() ?? '')}
      onClose={onClose}
    >
      <EditText>{text}</EditText>
      <KindInput
        name="reason"
        spec={{ kind: 'note', maxLength: MAX_CONFIRM_REASON }}
        label={translate('hmda.reason')}
        required
        autoFocus
      />
      <Note as="p">{translate('hmda.confirmHelp')}</Note>
    </SaveDialog>
  );
}
