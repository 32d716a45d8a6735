import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { UserMinus, UserPen, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { type EmployeeRole, employeeRoleNames, employeeRoles } from '../../domain/loan/fields/employee-fields';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import type { LoanRecord } from '../shell/loan/useLoan';
import { ActionMenu } from '../ui/ActionMenu';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { AssignStaffDialog } from './AssignStaffDialog';
import { ContactTable } from './ContactTable';
import { contactsCalls } from './contacts-calls';
import { UnassignDialog } from './UnassignDialog';

interface Props {
  readonly loan: LoanRecord;
  readonly editable: boolean;
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

const isEmployee = ({ id }: Agent): boolean => id.startsWith('employee-');

const roleOf = ({ AgentRoleT }: Agent): EmployeeRole | null =>
  employeeRoleNames.find((role) => employeeRoles[role] === AgentRoleT) ?? null;

/** The employees assigned to the loan. The lender's own users assign and unassign them. */
export function StaffSection({ loan, editable }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const [assigning, setAssigning] = useState<{ readonly role: EmployeeRole | null } | null>(null);
  const [unassigned, setUnassigned] = useState<Agent | null>(null);
  const contacts = useQuery({
    queryKey: queryKeys.contacts(loan.sLNm),
    queryFn: ({ signal }) => contactsCalls.contacts(loan.sLNm, signal),
  });
  const assigns = editable && user?.isPml === false;
  const menu = (agent: Agent) => (
    <ActionMenu
      label={translate('contacts.more', { name: agent.AgentName })}
      actions={[
        {
          key: 'reassign',
          label: translate('contacts.staffActions.reassign'),
          icon: UserPen,
          onChoose: () => setAssigning({ role: roleOf(agent) }),
        },
        {
          key: 'unassign',
          label: translate('contacts.staffActions.unassign'),
          icon: UserMinus,
          onChoose: () => setUnassigned(agent),
        },
      ]}
    />
  );
  const role = unassigned && roleOf(unassigned);
  return (
    <Section
      title={translate('contacts.staff')}
      flush
      aside={
        assigns ? (
          <Button
            variant="text"
            size="small"
            startIcon={<UserPlus {...icon} />}
            onClick={() => setAssigning({ role: null })}
          >
            {translate('contacts.assign')}
          </Button>
        ) : null
      }
    >
      <ContactTable
        label={translate('contacts.staff')}
        withFax
        query={{ ...contacts, data: contacts.data?.filter(isEmployee) }}
        menu={assigns ? menu : undefined}
        empty={<EmptyState title={translate('contacts.noStaff')} />}
      />
      {assigning && <AssignStaffDialog loan={loan} role={assigning.role} onClose={() => setAssigning(null)} />}
      {unassigned && role && (
        <UnassignDialog loan={loan} agent={unassigned} role={role} onClose={() => setUnassigned(null)} />
      )}
    </Section>
  );
}
