import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import type { EmployeeRole } from '../../domain/loan/fields/employee-fields';
import type { LoanRecord } from '../shell/loan/useLoan';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { contactsCalls } from './contacts-calls';
import { useContactActions } from './useContactActions';
import { useRoleText } from './useRoleText';

interface Props {
  readonly loan: LoanRecord;
  readonly agent: Agent;
  readonly role: EmployeeRole;
  readonly onClose: () => void;
}

/** Takes a role from the employee who was shown. If someone else holds it by now, they keep it and the user is told. */
export function UnassignDialog({ loan, agent, role, onClose }: Props) {
  const translate = useTranslate();
  const roleText = useRoleText();
  const act = useContactActions(loan.sLNm);
  const [from] = useState(loan[`sEmployee${role}Login`] ?? null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const name = agent.AgentName;
  const unassign = async (): Promise<void> => {
    setBusy(true);
    try {
      await act(() => contactsCalls.assign(loan.sLNm, { role, login: null, from }), 'contacts.unassigned', { name });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ConfirmDialog
        open={!failure}
        title={translate('contacts.unassignTitle', { name })}
        confirmLabel={translate('contacts.staffActions.unassign')}
        busy={busy}
        onConfirm={() => void unassign()}
        onCancel={onClose}
      >
        {translate('contacts.unassignText', { role: roleText(agent) })}
      </ConfirmDialog>
      <ErrorDialog error={failure} onClose={onClose} />
    </>
  );
}
