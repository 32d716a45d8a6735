/** Addresses of branches and companies (portal-shell.md 2.4). */
export const branchList = '/main/admin/branch';
export const companyList = '/main/admin/branch/company';

export const branchAddress = ({ id }: { readonly id: unknown }): string => `${branchList}/${String(id)}`;
export const companyAddress = ({ id }: { readonly id: unknown }): string => `${companyList}/${String(id)}`;
