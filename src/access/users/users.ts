import { signInMethods } from '../../../domain/access/sign-in-methods';
import { companyUserFields, employeeFields } from '../../../domain/access/user-fields';
import type { RecordFields } from '../../../domain/records/record-fields';
import type { RowOf } from '../../providers/data/resource-types';

/** A user as the API returns it. */
export type User = RowOf<'main/admin/user/employee'>;

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

/** Recorded with each sign-in: only the user's history shows it. */
export const recordedFields = { how: { kind: 'text', options: signInMethods } } as const satisfies RecordFields;

/** The two sides of users, each a resource with pages of its own. */
export const sides = {
  employees: {
    resource: 'main/admin/user/employee',
    isPml: false,
    list: 'admin-user',
    fields: { ...shown, ...employeeFields, ...decided, isRetail: { kind: 'yesno', required: true } },
    place: 'branchName',
    places: 'main/admin/branch',
  },
  companyUsers: {
    resource: 'main/admin/user/oc-user',
    isPml: true,
    list: 'admin-user-company',
    fields: { ...shown, ...companyUserFields, ...decided },
    place: 'companyName',
    places: 'main/admin/branch/company',
  },
} as const;

export type Side = (typeof sides)[keyof typeof sides];
