import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { agentOfContact, contactOfAgent } from '../../domain/contacts/agent-fields';
import type { BookContact } from '../../domain/contacts/contact-book.schemas';
import { useSessionUser } from '../access/public';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Section } from '../ui/Section';
import { newAgent } from './AgentDialog';
import { AgentDialogs, type OpenAgents } from './AgentDialogs';
import { type AgentAction, AgentMenu } from './AgentMenu';
import { ContactTable } from './ContactTable';
import { contactsCalls } from './contacts-calls';
import { useAgents } from './useAgents';
import { useContactActions } from './useContactActions';

interface Props {
  readonly loanNum: string;
  readonly editable: boolean;
  readonly open: OpenAgents | null;
  readonly onOpen: (open: OpenAgents | null) => void;
}

/** The firms and people who work on the loan besides the lender's own. */
export function AgentsSection({ loanNum, editable, open, onOpen }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const act = useContactActions(loanNum);
  const agents = useAgents(loanNum);
  const [removed, setRemoved] = useState<Agent | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (deed: () => Promise<unknown>, done: string, name: string): Promise<void> => {
    setBusy(true);
    await act(deed, done, { name }).catch(setFailure);
    setBusy(false);
    setRemoved(null);
  };
  const start = (agent: Agent, action: AgentAction): void => {
    if (action === 'edit') onOpen({ form: agent });
    else if (action === 'replace') onOpen({ book: agent });
    else if (action === 'copy') onOpen({ form: newAgent({ ...agent, AgentRoleT: '' }) });
    else if (action === 'remove') setRemoved(agent);
    else void run(() => contactsCalls.addToBook(contactOfAgent(agent)), 'contacts.kept', agent.AgentName);
  };
  const replace = ({ id, version, AgentRoleT }: Agent, contact: BookContact): void =>
    void run(
      () => contactsCalls.save(loanNum, { ...agentOfContact(contact), AgentRoleT, id, version }),
      'contacts.replaced',
      contact.name,
    );
  const menu = (agent: Agent) => (
    <AgentMenu name={agent.AgentName} keeps={user?.isPml !== true} onAction={(action) => start(agent, action)} />
  );
  return (
    <Section title={translate('contacts.others')} flush>
      <ContactTable
        label={translate('contacts.others')}
        query={agents}
        withCompany
        menu={editable ? menu : undefined}
        empty={
          <EmptyState title={translate('contacts.emptyTitle')}>
            {editable ? translate('contacts.emptyText') : null}
          </EmptyState>
        }
      />
      <AgentDialogs {...{ loanNum, open, onOpen }} onReplace={replace} />
      <ConfirmDialog
        open={removed !== null}
        title={translate('contacts.removeTitle', { name: removed?.AgentName ?? '' })}
        confirmLabel={translate('contacts.actions.remove')}
        busy={busy}
        onConfirm={() =>
          removed &&
          void run(
            () => contactsCalls.remove(loanNum, removed.id, removed.version),
            'contacts.removed',
            removed.AgentName,
          )
        }
        onCancel={() => setRemoved(null)}
      >
        {translate('contacts.removeText')}
      </ConfirmDialog>
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </Section>
  );
}
