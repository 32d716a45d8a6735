import { companyUserFields, employeeFields } from '../../../domain/access/user-fields';
import type { RecordFields } from '../../../domain/records/record-fields';
import type { RowOf } from '../../providers/data/resource-types';

/** A user as the API returns it. */
export type User = RowOf<'employees'>;

export const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** Fields that the portal sets: shown in lists, never entered. */
const shown = {
  login: { kind: 'text', required: true, maxLength: 100 },
  disabled: { kind: 'yesno' },
  locked: { kind: 'yesno' },
  lastSignInAt: { kind: 'instant' },
} as const satisfies RecordFields;

/** Yes or no, never unanswered. */
const decided = { canViewMini: { kind: 'yesno', required: true } } as const satisfies RecordFields;

/** The two kinds of users, each a resource with its own paths. */
export const sides = {
  employees: {
    resource: 'employees',
    isPml: false,
    list: '/main/admin/user',
    one: '/main/admin/user/employee',
    fields: { ...shown, ...employeeFields, ...decided, isRetail: { kind: 'yesno', required: true } },
    place: 'branchName',
    places: 'branches',
  },
  companyUsers: {
    resource: 'companyUsers',
    isPml: true,
    list: '/main/admin/user/company',
    one: '/main/admin/user/oc-user',
    fields: { ...shown, ...companyUserFields, ...decided },
    place: 'companyName',
    places: 'companies',
  },
} as const;

export type Side = (typeof sides)[keyof typeof sides];
