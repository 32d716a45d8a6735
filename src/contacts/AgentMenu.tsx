import { BookPlus, BookUser, Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../ui/ActionMenu';

const actions = [
  { action: 'edit', icon: Pencil },
  { action: 'replace', icon: BookUser },
  { action: 'copy', icon: Copy },
  { action: 'keep', icon: BookPlus },
  { action: 'remove', icon: Trash2 },
] as const;

export type AgentAction = (typeof actions)[number]['action'];

interface Props {
  readonly name: string;
  /** Offers to add the contact to the lender's book. */
  readonly keeps: boolean;
  readonly onAction: (action: AgentAction) => void;
}

/** What can be done with a contact of the loan. */
export function AgentMenu({ name, keeps, onAction }: Props) {
  const translate = useTranslate();
  return (
    <ActionMenu
      label={translate('contacts.more', { name })}
      actions={actions
        .filter(({ action }) => keeps || action !== 'keep')
        .map(({ action, icon }) => ({
          key: action,
          label: translate(`contacts.actions.${action}`),
          icon,
          onChoose: () => onAction(action),
        }))}
    />
  );
}
