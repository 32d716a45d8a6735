import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { agentOfContact } from '../../domain/contacts/agent-fields';
import type { BookContact } from '../../domain/contacts/contact-book.schemas';
import { AgentDialog, type EditedAgent, newAgent } from './AgentDialog';
import { BookDialog } from './BookDialog';

/** What is open over the contacts of a loan: the form of one, or the contact book, to add one or to replace this one. */
export type OpenAgents = { readonly form: EditedAgent } | { readonly book: Agent | null };

interface Props {
  readonly loanNum: string;
  readonly open: OpenAgents | null;
  readonly onOpen: (open: OpenAgents | null) => void;
  readonly onReplace: (replaced: Agent, contact: BookContact) => void;
}

/** The dialogs that add and change contacts of a loan. */
export function AgentDialogs({ loanNum, open, onOpen, onReplace }: Props) {
  const translate = useTranslate();
  if (open === null) return null;
  const close = (): void => onOpen(null);
  if ('form' in open) return <AgentDialog loanNum={loanNum} agent={open.form} onClose={close} />;
  const { book: replaced } = open;
  return (
    <BookDialog
      title={
        replaced ? translate('contacts.replaceTitle', { name: replaced.AgentName }) : translate('contacts.fromBook')
      }
      chooseLabel={translate('contacts.book.choose')}
      onChoose={(contact) => {
        if (replaced === null) return onOpen({ form: newAgent(agentOfContact(contact)) });
        close();
        onReplace(replaced, contact);
      }}
      onClose={close}
    />
  );
}
