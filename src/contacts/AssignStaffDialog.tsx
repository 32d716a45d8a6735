import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { agentRoleLabel } from '../../domain/contacts/agent-role';
import { type EmployeeRole, employeeRoleNames, employeeRoles } from '../../domain/loan/fields/employee-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { queryKeys } from '../providers/data/query-keys';
import type { LoanRecord } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { contactsCalls } from './contacts-calls';
import { useContactActions } from './useContactActions';
import { useRoleText } from './useRoleText';
import { Waiting } from './Waiting';

interface Values {
  readonly role: string;
  readonly login: string;
}

interface Person {
  readonly role: EmployeeRole;
  readonly login: string;
  readonly name: string;
}

/** The role as contacts have it on this loan. */
const roleOn = (loan: LoanRecord, role: EmployeeRole) => {
  const code = employeeRoles[role];
  return { AgentRoleT: code, AgentRoleTDesc: agentRoleLabel(code, loan) };
};

const roleNamed = (name: string): EmployeeRole | undefined => employeeRoleNames.find((role) => role === name);

function Inputs({ people, loan }: { readonly people: readonly Person[]; readonly loan: LoanRecord }) {
  const translate = useTranslate();
  const roleText = useRoleText();
  const chosen: string = useWatch({ name: 'role' }) ?? '';
  const { getValues, resetField } = useFormContext<Values>();
  const role = roleNamed(chosen);
  const isKnown = (login: string) => people.some((person) => person.role === chosen && person.login === login);
  useEffect(() => {
    if (getValues('login') !== '' && !isKnown(getValues('login'))) resetField('login', { defaultValue: '' });
  });
  const holder = role && loan[`sEmployee${role}Name`]?.trim();
  const offered = employeeRoleNames.filter((role) => people.some((person) => person.role === role));
  return (
    <>
      <ChoiceInput
        name="role"
        spec={{ kind: 'code' }}
        label={translate('contacts.role')}
        required
        autoFocus
        choices={offered.map((role) => ({ value: role, label: roleText(roleOn(loan, role)) }))}
      />
      <ChoiceInput
        name="login"
        spec={{ kind: 'code' }}
        label={translate('contacts.person')}
        help={holder ? translate('contacts.takesOver', { name: holder }) : translate('contacts.assignHelp')}
        required
        choices={people
          .filter(({ role }) => role === chosen)
          .map(({ login, name }) => ({ value: login, label: name || login }))}
      />
    </>
  );
}

interface Props {
  readonly loan: LoanRecord;
  /** The role that is chosen at first. */
  readonly role: EmployeeRole | null;
  readonly onClose: () => void;
}

/** Assigns one of the lender's or the broker's people to the loan; only those who may see it are offered. */
export function AssignStaffDialog({ loan, role: first, onClose }: Props) {
  const loanNum = loan.sLNm;
  const translate = useTranslate();
  const act = useContactActions(loanNum);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.contacts(loanNum), 'possible-assignees'],
    queryFn: ({ signal }) => contactsCalls.possibleAssignees(loanNum, signal),
  });
  const assign = async ({ role, login }: Values): Promise<void> => {
    const known = roleNamed(role);
    const person = data?.find((each) => each.role === known && each.login === login);
    if (known === undefined || person === undefined) throw new Error(translate('contacts.choosePerson'));
    const body = { role: known, login, from: loan[`sEmployee${known}Login`] ?? null };
    await act(() => contactsCalls.assign(loanNum, body), 'contacts.assigned', { name: person.name });
  };
  return (
    <SaveDialog<Values>
      draft={`assign-staff:${first ?? ''}`}
      title={translate('contacts.assign')}
      saveLabel={translate('contacts.assign')}
      defaultValues={{ role: first ?? '', login: '' }}
      onSave={assign}
      onClose={onClose}
      maxWidth="xs"
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <Inputs people={data} loan={loan} />
      )}
    </SaveDialog>
  );
}
