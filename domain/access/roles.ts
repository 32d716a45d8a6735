/** Roles of the lender's employees (ROLE-01). */
export const staffRoles = [
  'Administrator',
  'Manager',
  'Disclosure Desk',
  'Call Center Agent',
  'Loan Officer',
  'Loan Officer Assistant',
  'Lender Account Executive',
  'Loan Opener',
  'Jr. Processor',
  'Processor',
  'Jr. Underwriter',
  'Underwriter',
  'QC Compliance',
  'Doc Drawer',
  'Closer',
  'Funder',
  'Shipper',
  'Collateral Agent',
  'Insuring',
  'Servicing',
  'Post-Closer',
  'Lock Desk',
  'Secondary',
  'Credit Auditor',
  'Legal Auditor',
  'Purchaser',
  'Accountant',
  'Real Estate Agent',
] as const;

/** Roles of brokers and correspondents, also called PML users (ROLE-02). */
export const externalRoles = [
  'PML Loan Officer',
  'PML Broker Processor',
  'Secondary (External)',
  'Post-Closer (External)',
  'PML Supervisor (External)',
] as const;

export type StaffRole = (typeof staffRoles)[number];
export type ExternalRole = (typeof externalRoles)[number];
export type RoleName = StaffRole | ExternalRole;

export const allRoles: readonly RoleName[] = [...staffRoles, ...externalRoles];

/** Aliases of roles in the specification (decisions ROLE-13, -14). */
const aliases: ReadonlyMap<string, RoleName> = new Map([
  ['junior underwriter', 'Jr. Underwriter'],
  ['junior processor', 'Jr. Processor'],
  ['accounting', 'Accountant'],
]);

const byLowerCase: ReadonlyMap<string, RoleName> = new Map(allRoles.map((role) => [role.toLowerCase(), role]));

/** The role with this name or alias, in any case; undefined if there is none (decisions SESSION-24). */
export function roleNamed(name: string): RoleName | undefined {
  const key = name.trim().toLowerCase();
  return aliases.get(key) ?? byLowerCase.get(key);
}

/** The canonical name of a role; a name that is not a role is only lower-cased. */
function comparable(name: string): string {
  return (roleNamed(name) ?? name.trim()).toLowerCase();
}

/** Whether the user has any of the wanted roles, by name or alias, in any case. */
export function hasAnyRole(roles: readonly string[], wanted: readonly string[]): boolean {
  const stored = new Set(roles.map(comparable));
  return wanted.some((role) => stored.has(comparable(role)));
}

/** Whether the role is one of brokers and correspondents. */
export function isExternalRole(role: string): boolean {
  const name = roleNamed(role);
  return externalRoles.some((external) => external === name);
}

/** The role in kebab case, which is also the user ID of its demo user: `secondary-external`, `jr-processor`. */
export function roleKey(role: string): string {
  return role
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
