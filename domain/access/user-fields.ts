import type { RecordFields, RecordValues } from '../records/record-fields';

const personFields = {
  firstName: { kind: 'text', required: true, maxLength: 100 },
  lastName: { kind: 'text', required: true, maxLength: 100 },
  email: { kind: 'email', required: true, maxLength: 200 },
  phone: { kind: 'phone' },
  fax: { kind: 'phone' },
  /** Number in the Nationwide Multistate Licensing System. */
  nmlsId: { kind: 'text', maxLength: 20 },
  priceGroup: { kind: 'text', maxLength: 60 },
  miniCorrespondentPriceGroup: { kind: 'text', maxLength: 60 },
  canViewMini: { kind: 'yesno' },
} as const satisfies RecordFields;

/** An employee of the lender. */
export const employeeFields = {
  ...personFields,
  isRetail: { kind: 'yesno' },
  branchName: { kind: 'text', maxLength: 100 },
} as const satisfies RecordFields;

/** A user of an originating company. */
export const companyUserFields = {
  ...personFields,
  companyName: { kind: 'text', maxLength: 100 },
} as const satisfies RecordFields;

/** The fields of a user that an administrator can change; each side has its own. */
export type UserValues = Partial<RecordValues<typeof employeeFields> & RecordValues<typeof companyUserFields>>;

/** The fields of a user of this side. */
export const userFieldsOf = (isPml: boolean): RecordFields => (isPml ? companyUserFields : employeeFields);

/** The actions of an administrator on one or many users. */
export const userActions = ['disable', 'enable', 'unlock', 'reset-password', 'password-link', 'reset-factors'] as const;
export type UserAction = (typeof userActions)[number];
