import type { EmployeeRole, FaxRole } from '../../domain/loan/fields/employee-fields';

/** What a language calls the roles of people on a loan, and how it says what is known of one. */
export interface EmployeeWords {
  readonly roles: Readonly<Record<EmployeeRole, string>>;
  readonly name: (role: string) => string;
  readonly email: (role: string) => string;
  readonly phone: (role: string) => string;
  readonly login: (role: string) => string;
  readonly fax: (role: string) => string;
}

type EmployeeLabels = Record<
  `sEmployee${EmployeeRole}${'Name' | 'Email' | 'Phone' | 'Login'}` | `sEmployee${FaxRole}Fax`,
  string
>;

const faxRoles: readonly string[] = [
  'LoanRep',
  'LenderAccExec',
  'Underwriter',
  'Processor',
  'Manager',
] satisfies FaxRole[];

/** Labels of all employee fields, from the names of the roles. */
export function employeeLabels({ roles, name, email, phone, login, fax }: EmployeeWords): EmployeeLabels {
  const labels = Object.entries(roles).flatMap(([role, word]) => [
    [`sEmployee${role}Name`, name(word)],
    [`sEmployee${role}Email`, email(word)],
    [`sEmployee${role}Phone`, phone(word)],
    [`sEmployee${role}Login`, login(word)],
    ...(faxRoles.includes(role) ? [[`sEmployee${role}Fax`, fax(word)]] : []),
  ]);
  return Object.fromEntries(labels);
}

/** Labels of the status dates, and of the companions that hold the exact time. */
export function dateLabels<const Dates extends Readonly<Record<string, string>>>(
  dates: Dates,
  time: (label: string) => string,
): Record<NoInfer<(keyof Dates & string) | `${keyof Dates & string}Time`>, string> {
  const labels = Object.entries(dates).flatMap(([name, label]) => [
    [name, label],
    [`${name}Time`, time(label)],
  ]);
  return Object.fromEntries(labels);
}
