import type { RecordFields, RecordValues } from '../records/record-fields';

const personFields = {
  firstName: { kind: 'text', required: true, maxLength: 100 },
  lastName: { kind: 'text', required: true, maxLength: 100 },
  email: { kind: 'email', required: true, maxLength: 200 },
  phone: { kind: 'phone' },
  /** Number in the Nationwide Multistate Licensing System. */
  nmlsId: { kind: 'text', maxLength: 20 },
  priceGroup: { kind: 'text', maxLength: 60 },
  miniCorrespondentPriceGroup: { kind: 'text', maxLength: 60 },
  canViewMini: { kind: 'yesno' },
} as const satisfies RecordFields;

/** One of the lender's own people. */
export const employeeFields = {
  ...personFields,
  isRetail: { kind: 'yesno' },
  branchName: { kind: 'text', maxLength: 100 },
} as const satisfies RecordFields;

/** A person of an originating company. */
export const companyUserFields = {
  ...personFields,
  companyName: { kind: 'text', maxLength: 100 },
} as const satisfies RecordFields;

/** What an administrator may change of a user; each side has its own part of it. */
export type UserValues = Partial<RecordValues<typeof employeeFields> & RecordValues<typeof companyUserFields>>;

/** The fields of a user of this side. */
export const userFieldsOf = (isPml: boolean): RecordFields => (isPml ? companyUserFields : employeeFields);

/** What an administrator does to users, one or many. */
export const userActions = ['disable', 'enable', 'unlock', 'reset-password'] as const;
export type UserAction = (typeof userActions)[number];
