import { useCreatePath, useTranslate } from 'react-admin';
import { mayAdminister } from '../../../domain/access/permissions';
import type { UserData } from '../../access/user';
import { pageById } from '../../pages/page-table';
import { useRows } from '../../providers/data/useRecords';
import type { PaletteEntry } from './palette-entry';
import { useDelayed } from './useDelayed';

/** Of each kind; the list of the kind finds the rest. */
const SHOWN = 3;

const listOf = {
  'main/admin/user/employee': 'admin-user',
  'main/admin/user/oc-user': 'admin-user-company',
  'main/admin/branch': 'admin-branch',
  'main/admin/branch/company': 'admin-branch-company',
  'main/admin/program': 'admin-program',
} as const;
type Found = keyof typeof listOf;

/** Users, branches, companies and programs by name, for administrators. Searched on the server from two characters. */
export function useFoundRecords(query: string, user: UserData | null): readonly PaletteEntry[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const searchText = useDelayed(query, 200);
  const enabled = user !== null && mayAdminister(user) && searchText.length > 1;
  const params = { filter: { q: searchText }, pagination: { page: 1, perPage: SHOWN } };
  const options = { enabled, staleTime: 30_000 };
  const sort = (field: string) => ({ ...params, sort: { field, order: 'ASC' as const } });
  const employees = useRows('main/admin/user/employee', sort('login'), options);
  const companyUsers = useRows('main/admin/user/oc-user', sort('login'), options);
  const branches = useRows('main/admin/branch', sort('name'), options);
  const companies = useRows('main/admin/branch/company', sort('name'), options);
  const programs = useRows('main/admin/program', sort('name'), options);
  if (!enabled || query.length < 2) return [];
  const entry = (resource: Found, id: string, text: string): PaletteEntry => {
    const page = pageById(listOf[resource]);
    return {
      id: `${resource}-${id}`,
      text,
      icon: page.icon,
      note: translate(`pages.${page.title}`),
      path: createPath({ resource, type: 'edit', id }),
    };
  };
  const person = ({ firstName, lastName, login }: { firstName: string; lastName: string; login: string }): string =>
    `${firstName} ${lastName} (${login})`;
  return [
    ...(employees.data ?? []).map((row) => entry('main/admin/user/employee', row.id, person(row))),
    ...(companyUsers.data ?? []).map((row) => entry('main/admin/user/oc-user', row.id, person(row))),
    ...(branches.data ?? []).map((row) => entry('main/admin/branch', row.id, row.name)),
    ...(companies.data ?? []).map((row) => entry('main/admin/branch/company', row.id, row.name)),
    ...(programs.data ?? []).map((row) => entry('main/admin/program', row.id, row.name)),
  ];
}
