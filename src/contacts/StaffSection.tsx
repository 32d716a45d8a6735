import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { AssignStaffDialog } from './AssignStaffDialog';
import { ContactLink } from './ContactLink';
import { contactsCalls } from './contacts-calls';
import { useRoleText } from './useRoleText';

interface Props {
  readonly loanNum: string;
  readonly editable: boolean;
}

const isEmployee = ({ id }: Agent): boolean => id.startsWith('employee-');

/** The employees assigned to the loan. The lender's own users assign them. */
export function StaffSection({ loanNum, editable }: Props) {
  const translate = useTranslate();
  const roleText = useRoleText();
  const user = useSessionUser();
  const [assigning, setAssigning] = useState(false);
  const contacts = useQuery({
    queryKey: queryKeys.contacts(loanNum),
    queryFn: ({ signal }) => contactsCalls.contacts(loanNum, signal),
  });
  return (
    <Section
      title={translate('contacts.staff')}
      flush
      aside={
        editable && user?.isPml === false ? (
          <Button
            variant="text"
            size="small"
            startIcon={<UserPlus size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setAssigning(true)}
          >
            {translate('contacts.assign')}
          </Button>
        ) : null
      }
    >
      <DataTable
        label={translate('contacts.staff')}
        columns={[
          {
            key: 'name',
            label: translate('contacts.name'),
            width: 180,
            cell: (agent: Agent) => <bdi>{agent.AgentName}</bdi>,
          },
          { key: 'role', label: translate('contacts.role'), width: 180, cell: (agent) => roleText(agent) },
          {
            key: 'phone',
            label: translate('contacts.phone'),
            width: 140,
            cell: (agent) => <ContactLink phone={agent.Phone} />,
          },
          {
            key: 'email',
            label: translate('contacts.email'),
            width: 220,
            cell: (agent) => <ContactLink email={agent.EmailAddr} />,
          },
        ]}
        rows={contacts.data?.filter(isEmployee)}
        rowKey={({ id }) => id}
        rowName={({ AgentName }) => AgentName}
        waitingRows={2}
        error={contacts.error}
        onRetry={() => void contacts.refetch()}
        empty={<EmptyState title={translate('contacts.noStaff')} />}
      />
      {assigning && <AssignStaffDialog loanNum={loanNum} onClose={() => setAssigning(false)} />}
    </Section>
  );
}
