import { useCreatePath, useTranslate } from 'react-admin';
import { mayAdminister } from '../../../domain/access/permissions';
import { MIN_MISSPELLED_LENGTH } from '../../../domain/format/spelling';
import type { UserData } from '../../access/user';
import { pageById } from '../../pages/page-table';
import type { RowOf } from '../../providers/data/resource-types';
import { useRows } from '../../providers/data/useRecords';
import { matching } from './match';
import type { PaletteEntry } from './palette-entry';
import { useDelayed } from './useDelayed';

/** Of each kind; the list of the kind finds the rest. */
const SHOWN = 3;
/** Similar names whose spelling is compared. */
const CANDIDATES = 50;

const listOf = {
  'main/admin/user/employee': 'admin-user',
  'main/admin/user/oc-user': 'admin-user-company',
  'main/admin/branch': 'admin-branch',
  'main/admin/branch/company': 'admin-branch-company',
  'main/admin/program': 'admin-program',
} as const;
type Found = keyof typeof listOf;

/** The first records of a kind by name. Misspelled names count only if nothing is spelled as typed, as for pages. */
function useFound<Name extends Found>(
  resource: Name,
  field: string,
  searchText: string,
  enabled: boolean,
  nameOf: (row: RowOf<Name>) => string,
): readonly PaletteEntry[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const sort = { field, order: 'ASC' } as const;
  const staleTime = 30_000;
  const typed = useRows(
    resource,
    { filter: { q: searchText }, pagination: { page: 1, perPage: SHOWN }, sort },
    { enabled, staleTime },
  );
  const mayBeMisspelled = searchText.split(' ').some((word) => word.length >= MIN_MISSPELLED_LENGTH);
  const spelled = useRows(
    resource,
    { filter: { almost: searchText }, pagination: { page: 1, perPage: CANDIDATES }, sort },
    { enabled: enabled && mayBeMisspelled && typed.data?.length === 0, staleTime },
  );
  if (!enabled) return [];
  const rows = typed.data?.length === 0 ? matching(searchText, spelled.data ?? [], nameOf) : (typed.data ?? []);
  const page = pageById(listOf[resource]);
  return rows.slice(0, SHOWN).map((row) => ({
    id: `${resource}-${row.id}`,
    text: nameOf(row),
    icon: page.icon,
    note: translate(`pages.${page.title}`),
    path: createPath({ resource, type: 'edit', id: row.id }),
  }));
}

const personName = ({ firstName, lastName, login }: { firstName: string; lastName: string; login: string }): string =>
  `${firstName} ${lastName} (${login})`;
const ownName = ({ name }: { readonly name: string }): string => name;

/** Users, branches, companies and programs by name, for administrators. Searched on the server from two characters. */
export function useFoundRecords(query: string, user: UserData | null): readonly PaletteEntry[] {
  const searchText = useDelayed(query, 200);
  const enabled = user !== null && mayAdminister(user) && searchText.length > 1 && query.length > 1;
  const employees = useFound('main/admin/user/employee', 'login', searchText, enabled, personName);
  const companyUsers = useFound('main/admin/user/oc-user', 'login', searchText, enabled, personName);
  const branches = useFound('main/admin/branch', 'name', searchText, enabled, ownName);
  const companies = useFound('main/admin/branch/company', 'name', searchText, enabled, ownName);
  const programs = useFound('main/admin/program', 'name', searchText, enabled, ownName);
  return [...employees, ...companyUsers, ...branches, ...companies, ...programs];
}
