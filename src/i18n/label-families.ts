import { forCoborrower } from '../../domain/loan/fields/coborrower-fields';
import { type EmployeeRole, type FaxRole, hasFax } from '../../domain/loan/fields/employee-fields';
import type { FieldSpec } from '../../domain/loan/fields/field';

export type Labels = Readonly<Record<string, string>>;

/** Names of the fields that have their own label. */
type Labeled<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends { label: string } ? Name : never]: string;
};

/** The English labels in a part of the field table. */
export const labelsOf = <const Fields extends Readonly<Record<string, FieldSpec>>>(fields: Fields): Labeled<Fields> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])),
  ) as Labeled<Fields>;

/** Labels of the status dates and of the fields with their exact time. */
export type DateLabels<Dates> = Record<(keyof Dates & string) | `${keyof Dates & string}Time`, string>;

/** Labels of the fields about the people who work on a loan. */
export type EmployeeLabels = Record<
  `sEmployee${EmployeeRole}${'Name' | 'Email' | 'Phone' | 'Login'}` | `sEmployee${FaxRole}Fax`,
  string
>;

/** Templates that combine a role with a contact field. */
type EmployeeTexts = Readonly<Record<'email' | 'phone' | 'login' | 'fax', string>>;

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

/** Labels of both borrowers. They are the same, because the page shows whose fields they are. */
export const borrowerLabels = (own: Labels): Labels => ({ ...own, ...forCoborrower(own) });
