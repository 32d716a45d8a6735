import { useTranslate } from 'react-admin';
import type { SignInProvider } from '../../../../domain/pages/sign-in-providers';
import { SaveDialog } from '../../../crud/saving/SaveDialog';
import { RecordInput } from '../../../fields/RecordInput';
import { identityCallsOf } from './identity-calls';

interface Props {
  readonly login: string;
  /** Those at which the user has no account yet. */
  readonly providers: readonly SignInProvider[];
  readonly onLinked: () => unknown;
  readonly onClose: () => void;
}

const subject = { kind: 'text', required: true, maxLength: 255 } as const;

/** Links an account at a provider to a user, by the ID of the account there. */
export function LinkDialog({ login, providers, onLinked, onClose }: Props) {
  const translate = useTranslate();
  const choices = providers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SaveDialog
      title={translate('people.identity.link')}
      draft={`identity:${login}`}
      defaultValues={{ provider: providers[0]?.id ?? '', subject: '' }}
      saveLabel={translate('people.identity.link')}
      maxWidth="xs"
      onSave={async (values) => {
        await identityCallsOf(login).link(values.provider, values.subject);
        await onLinked();
      }}
      onClose={onClose}
    >
      <RecordInput
        source="provider"
        field={{ kind: 'text', required: true, options: choices.map(({ value }) => value) }}
        choices={choices}
        label={translate('people.identity.provider')}
      />
      <RecordInput
        source="subject"
        field={subject}
        label={translate('people.identity.subject')}
        help={translate('people.identity.subjectHelp')}
        autoFocus
      />
    </SaveDialog>
  );
}
