import { pageById } from '../../pages/page-table';

/** The enabled users who hold a role, in the list of their side. */
export function holdersPath({ role, isPml }: { readonly role: string; readonly isPml: boolean }): string {
  const filter = JSON.stringify({ roles: [role], disabled: false });
  return `${pageById(isPml ? 'admin-user-company' : 'admin-user').path}?${new URLSearchParams({ filter })}`;
}
