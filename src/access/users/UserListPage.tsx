import { useTranslate } from 'react-admin';
import { externalRoles, staffRoles } from '../../../domain/access/roles';
import { userActions } from '../../../domain/access/user-fields';
import { RecordList } from '../../crud/RecordList';
import type { BulkAction, RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { useRows } from '../../providers/data/useRecords';
import { useFormats } from '../../providers/i18n/useFormats';
import { useProofFirst } from '../factors/useProofFirst';
import { peopleCalls } from '../people-calls';
import { useRoleName } from '../useRoleName';
import { RefreshButton } from './RefreshButton';
import { UserState } from './UserState';
import { UserTabs } from './UserTabs';
import { nameOf, type Side, sides, type User } from './users';

function useColumns(side: Side): readonly RecordColumn<User>[] {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { line } = useFormats();
  return [
    { key: 'login', sort: 'login', width: 152 },
    {
      key: 'lastName',
      label: translate('people.user.name'),
      sort: 'lastName',
      width: 156,
      cell: (user) => <bdi>{nameOf(user)}</bdi>,
    },
    { key: 'email', sort: 'email', width: 208 },
    { key: 'phone', width: 124, hidden: true },
    { key: 'fax', width: 124, hidden: true },
    { key: 'nmlsId', width: 88, hidden: true },
    {
      key: 'roles',
      label: translate('people.user.roles'),
      width: 188,
      cell: ({ roles }) => <bdi>{roles.length > 0 ? line(roles.map(roleName)) : '–'}</bdi>,
    },
    { key: 'disabled', label: translate('people.user.state'), width: 108, cell: (user) => <UserState user={user} /> },
    { key: side.place, sort: side.place, width: 132 },
    { key: 'priceGroup', width: 96, hidden: true },
    { key: 'lastSignInAt', sort: 'lastSignInAt', first: 'DESC', width: 140 },
  ];
}

/** The names of branches or companies, for the filter. */
function useBranchOptions(side: Side) {
  const { data = [] } = useRows(side.places, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.map(({ name }) => ({ value: name, label: name }));
}

function useBulk(prove: () => Promise<boolean>): readonly BulkAction<User>[] {
  const translate = useTranslate();
  return userActions.map((action) => ({
    key: action,
    label: translate(`people.actions.${action}`),
    confirm: (count) => translate(`people.actions.${action}Text`, { smart_count: count }),
    ...(action === 'reset-factors' && { before: prove }),
    run: ({ login }) => peopleCalls.act(action, login),
  }));
}

/** Users of one kind, searched, filtered and paged by the server, with bulk disable, unlock and password reset. */
function UserListPage({ side }: { readonly side: Side }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { prove, dialog } = useProofFirst();
  const roles = side.isPml ? externalRoles : staffRoles;
  const filters: readonly RecordFilter[] = [
    {
      name: 'roles',
      kind: 'choices',
      label: translate('people.user.roles'),
      choices: roles.map((role) => ({ value: role, label: roleName(role) })),
    },
    { name: side.place, kind: 'choices', choices: useBranchOptions(side) },
    { name: 'disabled', kind: 'yesno' },
    { name: 'locked', kind: 'yesno' },
  ];
  return (
    <RecordFieldsProvider value={side.fields}>
      <RecordList
        resource={side.resource}
        title={translate('pages.user')}
        lead={translate('people.user.lead')}
        tabs={<UserTabs at={side.list} />}
        columns={useColumns(side)}
        filters={filters}
        search={translate('people.user.search')}
        sort={{ field: 'login', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('people.user.create') }}
        actions={<RefreshButton side={side} />}
        bulk={useBulk(prove)}
        nameOf={nameOf}
        empty={{ title: translate('people.user.emptyTitle'), text: translate('people.user.emptyText') }}
      />
      {dialog}
    </RecordFieldsProvider>
  );
}

export const EmployeeListPage = () => <UserListPage side={sides.employees} />;
export const CompanyUserListPage = () => <UserListPage side={sides.companyUsers} />;
