import { email, guarded, phone, text } from './loan-kinds';

/** Employees assigned to a loan, by the LOS's role name (CONTACT-07), with the code of their agent role. */
export const employeeRoles = {
  LoanRep: '19',
  Processor: '22',
  BrokerProcessor: '40',
  LoanOfficerAssistant: '54',
  ExternalSecondary: '60',
  JuniorProcessor: '51',
  ExternalPostCloser: '61',
  LenderAccExec: '21',
  Manager: '25',
  DisclosureDesk: '50',
  Underwriter: '9',
  JuniorUnderwriter: '52',
  DocDrawer: '46',
  Funder: '42',
} as const;

export type EmployeeRole = keyof typeof employeeRoles;

export const employeeRoleNames = Object.keys(employeeRoles) as EmployeeRole[];

/** The roles that loans are assigned to from the pipeline; the Contacts page assigns every role. */
export const pipelineRoles = ['LoanRep', 'Processor', 'Underwriter'] as const satisfies readonly EmployeeRole[];

/** The contact roles that also have a fax number (CONTACT-08). */
export const faxRoles = [
  'LoanRep',
  'LenderAccExec',
  'Underwriter',
  'Processor',
  'Manager',
] as const satisfies readonly EmployeeRole[];

export type FaxRole = (typeof faxRoles)[number];

export const hasFax = (role: string): role is FaxRole => faxRoles.some((each) => each === role);

const name = guarded(text(100));
const mail = guarded(email);
const telephone = guarded(phone);
const login = guarded(text(100));

type EmployeeFields = Readonly<
  Record<`sEmployee${EmployeeRole}Name`, typeof name> &
    Record<`sEmployee${EmployeeRole}Email`, typeof mail> &
    Record<`sEmployee${EmployeeRole}Phone`, typeof telephone> &
    Record<`sEmployee${EmployeeRole}Login`, typeof login> &
    Record<`sEmployee${FaxRole}Fax`, typeof telephone>
>;

/**
 * The assigned employee of each role. Only an assignment writes these: the login decides what an external user may see, so an
 * ordinary change must never include it.
 */
export const employeeFields = Object.fromEntries([
  ...employeeRoleNames.flatMap((role) => [
    [`sEmployee${role}Name`, name],
    [`sEmployee${role}Email`, mail],
    [`sEmployee${role}Phone`, telephone],
    [`sEmployee${role}Login`, login],
  ]),
  ...faxRoles.map((role) => [`sEmployee${role}Fax`, telephone]),
]) as EmployeeFields;
