import { forCoborrower } from '../../domain/loan/fields/coborrower-twin';
import { type EmployeeRole, type FaxRole, faxRoles } from '../../domain/loan/fields/employee-fields';
import type { FieldSpec } from '../../domain/loan/fields/field';

export type Labels = Readonly<Record<string, string>>;

/** The fields of a table that have a label of their own. */
type Labeled<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends { label: string } ? Name : never]: string;
};

/** The English labels of a part of the field table. */
export const labelsOf = <const Fields extends Readonly<Record<string, FieldSpec>>>(fields: Fields): Labeled<Fields> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])),
  ) as Labeled<Fields>;

/** Labels of the status dates, and of their companions that hold the exact time. */
export type DateLabels<Dates> = Record<(keyof Dates & string) | `${keyof Dates & string}Time`, string>;

/** Labels of what a loan says of the people who work on it. */
export type EmployeeLabels = Record<
  `sEmployee${EmployeeRole}${'Name' | 'Email' | 'Phone' | 'Login'}` | `sEmployee${FaxRole}Fax`,
  string
>;

/** What a language writes behind the name of a role. */
type EmployeeTexts = Readonly<Record<'email' | 'phone' | 'login' | 'fax', string>>;

const hasFax = (role: string): boolean => faxRoles.some((known) => known === role);

export function dateLabels(dates: Labels, dateTime: string): Labels {
  const times = Object.entries(dates).map(([name, label]) => [`${name}Time`, dateTime.replace('{{label}}', label)]);
  return { ...dates, ...Object.fromEntries(times) };
}

export function employeeLabels(employees: Labels, { email, phone, login, fax }: EmployeeTexts): Labels {
  const labels = Object.entries(employees).flatMap(([role, label]) => {
    const of = (text: string): string => text.replace('{{role}}', label);
    return [
      [`sEmployee${role}Name`, label],
      [`sEmployee${role}Email`, of(email)],
      [`sEmployee${role}Phone`, of(phone)],
      [`sEmployee${role}Login`, of(login)],
      ...(hasFax(role) ? [[`sEmployee${role}Fax`, of(fax)]] : []),
    ];
  });
  return Object.fromEntries(labels);
}

/** Labels of both borrowers: the same, because a page says whose they are. */
export const borrowerLabels = (own: Labels): Labels => ({ ...own, ...forCoborrower(own) });
