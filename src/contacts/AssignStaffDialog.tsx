import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type EmployeeRole, employeeRoleNames, employeeRoles } from '../../domain/loan/fields/employee-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorState } from '../ui/ErrorState';
import { contactsCalls } from './contacts-calls';
import { useContactActions } from './useContactActions';
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

const roleNamed = (name: string): EmployeeRole | undefined => employeeRoleNames.find((role) => role === name);

function Inputs({ people }: { readonly people: readonly Person[] }) {
  const translate = useTranslate();
  const chosen: string = useWatch({ name: 'role' }) ?? '';
  const offered = employeeRoleNames.filter((role) => people.some((person) => person.role === role));
  return (
    <>
      <ChoiceInput
        name="role"
        spec={{ kind: 'code' }}
        label={translate('contacts.role')}
        required
        autoFocus
        choices={offered.map((role) => ({ value: role, label: translate(`codes.AgentRoleT.${employeeRoles[role]}`) }))}
      />
      <ChoiceInput
        name="login"
        spec={{ kind: 'code' }}
        label={translate('contacts.person')}
        help={translate('contacts.assignHelp')}
        required
        choices={people
          .filter(({ role }) => role === chosen)
          .map(({ login, name }) => ({ value: login, label: name || login }))}
      />
    </>
  );
}

/** Assigns one of the lender's or the broker's people to the loan; only those who may see it are offered. */
export function AssignStaffDialog({ loanNum, onClose }: { readonly loanNum: string; readonly onClose: () => void }) {
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
    await act(() => contactsCalls.assign(loanNum, { role: known, login }), 'contacts.assigned', { name: person.name });
  };
  return (
    <SaveDialog<Values>
      draft="assign-staff"
      title={translate('contacts.assign')}
      saveLabel={translate('contacts.assign')}
      defaultValues={{ role: '', login: '' }}
      onSave={assign}
      onClose={onClose}
      maxWidth="xs"
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <Inputs people={data} />
      )}
    </SaveDialog>
  );
}
