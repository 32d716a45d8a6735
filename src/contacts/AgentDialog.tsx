import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { type AgentValues, agentFieldNames, agentFields } from '../../domain/contacts/agent-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { FillFromZip } from '../fields/FillFromZip';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordInput } from '../fields/RecordInput';
import { InputGrid } from '../ui/InputGrid';
import { contactsCalls } from './contacts-calls';
import { useContactActions } from './useContactActions';

/** What the dialog edits: a new contact, or one with its version. */
export type EditedAgent = AgentValues & Pick<Agent, 'id' | 'version'>;

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

const valuesOf = (agent: EditedAgent): AgentValues =>
  Object.fromEntries(agentFieldNames.map((name) => [name, agent[name]])) as AgentValues;

/** The form of a contact of a loan. */
export function AgentDialog({ loanNum, agent, onClose }: Props) {
  const translate = useTranslate();
  const act = useContactActions(loanNum);
  const isNew = agent.version === 0;
  const save = (values: AgentValues): Promise<void> => {
    const sent = Object.fromEntries(agentFieldNames.map((name) => [name, values[name] ?? '']));
    return act(
      () => contactsCalls.save(loanNum, { ...valuesOf(agent), ...sent, id: agent.id, version: agent.version }),
      'contacts.saved',
      { name: values.AgentName },
    );
  };
  return (
    <ResourceContextProvider value="agents">
      <RecordFieldsProvider value={agentFields}>
        <SaveDialog<AgentValues>
          draft={`contact:${isNew ? 'new' : agent.id}`}
          title={translate(isNew ? 'contacts.add' : 'contacts.edit')}
          defaultValues={valuesOf(agent)}
          onSave={save}
          onClose={onClose}
        >
          <InputGrid>
            <RecordInput source="AgentRoleT" autoFocus />
            <RecordInput source="AgentName" />
            <RecordInput source="CompanyName" />
            <RecordInput source="LicenseNum" />
            <RecordInput source="Phone" />
            <RecordInput source="EmailAddr" />
            <RecordInput source="StreetAddr" />
            <RecordInput source="Zip" />
            <RecordInput source="City" />
            <RecordInput source="State" />
            <FillFromZip sources={{ zip: 'Zip', city: 'City', state: 'State' }} />
          </InputGrid>
        </SaveDialog>
      </RecordFieldsProvider>
    </ResourceContextProvider>
  );
}
