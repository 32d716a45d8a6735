import { filteredList } from '../../pages/filtered-list';

/** The enabled users who hold a role, in the list of their side. */
export const holdersPath = ({ role, isPml }: { readonly role: string; readonly isPml: boolean }): string =>
  filteredList(isPml ? 'admin-user-company' : 'admin-user', { roles: [role], disabled: false });
