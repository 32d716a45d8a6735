import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { type AgentField, type AgentValues, agentFieldNames, agentFields } from '../../domain/contacts/agent-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { isStale } from '../crud/saving/stale';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { useRecordLabels } from '../fields/useRecordLabels';
import { InputGrid } from '../ui/InputGrid';
import { ContactAddress, ContactFacts, type ContactSources } from './ContactInputs';
import { contactsCalls } from './contacts-calls';
import { useContactActions } from './useContactActions';

/** What the dialog edits: a new contact, or one with its version. */
export type EditedAgent = AgentValues & Pick<Agent, 'id' | 'version'>;

const sources = {
  facts: ['AgentRoleT', 'AgentName', 'CompanyName', 'LicenseNum', 'Phone', 'EmailAddr'],
  address: { street: 'StreetAddr', zip: 'Zip', city: 'City', state: 'State' },
} as const satisfies ContactSources & { readonly facts: readonly AgentField[] };

const empty = Object.fromEntries(agentFieldNames.map((name) => [name, ''])) as AgentValues;

/** A new contact, with the given values. Its ID is made here, so that a repeated save adds it once. */
export const newAgent = (values: Partial<AgentValues> = {}): EditedAgent => ({
  ...empty,
  ...values,
  id: crypto.randomUUID(),
  version: 0,
});

interface Props {
  readonly loanNum: string;
  readonly agent: EditedAgent;
  readonly onClose: () => void;
}

const editedOf = (agent: EditedAgent): EditedAgent => {
  const values = Object.fromEntries(agentFieldNames.map((name) => [name, agent[name]])) as AgentValues;
  return { ...values, id: agent.id, version: agent.version };
};

const isAgent = (value: unknown): value is Agent =>
  typeof value === 'object' && value !== null && 'id' in value && 'AgentName' in value;

/** The contact as it is, if someone else changed it first. */
function currentOf(error: unknown, id: string): EditedAgent | null {
  const agents = isStale(error) && Array.isArray(error.body.agents) ? error.body.agents : [];
  const current = agents.find((each): each is Agent => isAgent(each) && each.id === id);
  return current ? editedOf(current) : null;
}

/** The form of a contact of a loan. If someone else changed the contact first, the user chooses what both have changed. */
export function AgentDialog({ loanNum, agent, onClose }: Props) {
  const translate = useTranslate();
  const { label, text } = useRecordLabels('agents', agentFields);
  const act = useContactActions(loanNum);
  const isNew = agent.version === 0;
  const save = (values: EditedAgent): Promise<void> => {
    const sent = Object.fromEntries(agentFieldNames.map((name) => [name, values[name] ?? '']));
    return act(() => contactsCalls.save(loanNum, { ...editedOf(values), ...sent }), 'contacts.saved', {
      name: values.AgentName,
    });
  };
  return (
    <ResourceContextProvider value="agents">
      <RecordFieldsProvider value={agentFields}>
        <SaveDialog<EditedAgent>
          draft={`contact:${isNew ? 'new' : agent.id}`}
          title={translate(isNew ? 'contacts.add' : 'contacts.edit')}
          defaultValues={editedOf(agent)}
          onSave={save}
          newer={{ valuesOf: (error) => currentOf(error, agent.id), labelOf: label, textOf: text }}
          onClose={onClose}
        >
          <InputGrid>
            <ContactFacts {...sources} autoFocus />
            <ContactAddress {...sources} />
          </InputGrid>
        </SaveDialog>
      </RecordFieldsProvider>
    </ResourceContextProvider>
  );
}
