import { useTranslate } from 'react-admin';
import type { Factor } from '../../../domain/access/factor.schemas';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { RecordInput } from '../../fields/RecordInput';
import { factorCalls } from './factor-calls';

interface Props {
  readonly factor: Factor;
  readonly onSaved: () => unknown;
  readonly onClose: () => void;
}

const field = { kind: 'text', required: true, maxLength: 60 } as const;

/** Renames a sign-in method. */
export function RenameDialog({ factor, onSaved, onClose }: Props) {
  const translate = useTranslate();
  return (
    <SaveDialog
      title={translate('factors.renameNamed', { name: factor.name })}
      draft={`factor-name:${factor.id}`}
      defaultValues={{ name: factor.name }}
      maxWidth="xs"
      onSave={async ({ name }) => {
        await factorCalls.rename(factor.id, name);
        await onSaved();
      }}
      onClose={onClose}
    >
      <RecordInput
        source="name"
        field={field}
        label={translate('factors.name')}
        help={translate('factors.nameHelp')}
        autoFocus
      />
    </SaveDialog>
  );
}
