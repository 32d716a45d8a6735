import { externalRoles, staffRoles } from '../access/roles';
import { DEFAULT_SHORT_DEBT_PERCENT, DEFAULT_SUBJECT_RENT } from '../loan/codes/underwriting-codes';
import type { RecordField } from '../records/record-fields';
import { agencyCodes } from './agency-codes';
import { publicDefaults } from './public-settings';
import type { PublicSettings, Settings } from './settings.schemas';

/** Groups of settings, in the order in which they are shown. */
export const settingGroups = [
  'lender',
  'contact',
  'servicing',
  'documents',
  'hours',
  'underwriting',
  'credit',
  'locks',
  'hmda',
  'access',
] as const;

export type SettingGroup = (typeof settingGroups)[number];

export type SettingName = keyof Settings;

/** One setting: its type and input, its default, and who reads it. */
export interface Setting extends RecordField {
  readonly group: SettingGroup;
  readonly reader: 'public' | 'administrator';
  readonly default: Settings[SettingName];
  /** Stored in a special form: a clock time `15:59`, days of the week (0 for Sunday), or dates. */
  readonly form?: 'time' | 'weekdays' | 'dates';
}

const byEverybody = (
  name: keyof PublicSettings,
  group: SettingGroup,
  field: RecordField & Pick<Setting, 'form'>,
): Setting => ({ ...field, group, reader: 'public', default: publicDefaults[name] });

const ofLocks = (field: Pick<Setting, 'kind' | 'default' | 'min' | 'max' | 'options'>): Setting => ({
  ...field,
  required: true,
  group: 'locks',
  reader: 'administrator',
});

const creditPrice = (price: string): Setting => ({
  kind: 'money',
  min: 0,
  max: 999,
  required: true,
  group: 'credit',
  reader: 'administrator',
  default: price,
});

const ofRegister = (field: Pick<Setting, 'kind' | 'maxLength' | 'options' | 'required'>): Setting => ({
  ...field,
  group: 'hmda',
  reader: 'administrator',
  default: null,
});

const lockPoints = (points: string): Setting => ofLocks({ kind: 'percent', min: 0, max: 5, default: points });

/** The settings as data, used by API validation, the administrator's form and all readers. */
export const settingTable: Readonly<Record<SettingName, Setting>> = {
  lenderName: byEverybody('lenderName', 'lender', { kind: 'text', required: true, maxLength: 60 }),
  portalName: byEverybody('portalName', 'lender', { kind: 'text', required: true, maxLength: 60 }),
  nmlsId: byEverybody('nmlsId', 'lender', { kind: 'text', maxLength: 20 }),
  welcomeEn: byEverybody('welcomeEn', 'lender', { kind: 'text', maxLength: 160 }),
  welcomeTr: byEverybody('welcomeTr', 'lender', { kind: 'text', maxLength: 160 }),
  welcomeAr: byEverybody('welcomeAr', 'lender', { kind: 'text', maxLength: 160 }),
  contactEmail: byEverybody('contactEmail', 'contact', { kind: 'email' }),
  contactPhone: byEverybody('contactPhone', 'contact', { kind: 'phone' }),
  keepsServicing: {
    ...{ kind: 'yesno', default: false, required: true },
    ...{ group: 'servicing', reader: 'administrator' },
  },
  servicingPhone: { kind: 'phone', group: 'servicing', reader: 'administrator', default: null },
  servicingEmail: {
    kind: 'email',
    required: true,
    group: 'contact',
    reader: 'administrator',
    default: 'servicing@example.com',
  },
  appraisalPortalLink: {
    ...{ kind: 'text', link: true, maxLength: 200 },
    ...{ group: 'contact', reader: 'administrator', default: 'https://appraisals.example.com' },
  },
  securityEmail: { kind: 'email', group: 'contact', reader: 'administrator', default: null },
  lenderAddress: {
    kind: 'text',
    required: true,
    maxLength: 160,
    group: 'documents',
    reader: 'administrator',
    default: '350 Example Avenue, Suite 200, Pasadena, CA 91101',
  },
  equalCreditAgency: {
    kind: 'text',
    required: true,
    maxLength: 200,
    group: 'documents',
    reader: 'administrator',
    default: 'Federal Trade Commission, Equal Credit Opportunity, 600 Pennsylvania Avenue NW, Washington, DC 20580',
  },
  suspenseDays: {
    kind: 'integer',
    required: true,
    min: 1,
    max: 90,
    group: 'documents',
    reader: 'administrator',
    default: 30,
  },
  signingDays: {
    kind: 'integer',
    required: true,
    min: 1,
    max: 60,
    group: 'documents',
    reader: 'administrator',
    default: 14,
  },
  signingReminderDays: {
    kind: 'integer',
    required: true,
    min: 0,
    max: 14,
    group: 'documents',
    reader: 'administrator',
    default: 2,
  },
  opens: byEverybody('opens', 'hours', { kind: 'text', form: 'time', required: true }),
  closes: byEverybody('closes', 'hours', { kind: 'text', form: 'time', required: true }),
  days: byEverybody('days', 'hours', { kind: 'text', form: 'weekdays', required: true }),
  closedOnFederalHolidays: byEverybody('closedOnFederalHolidays', 'hours', { kind: 'yesno', required: true }),
  holidays: byEverybody('holidays', 'hours', { kind: 'text', form: 'dates' }),
  subjectRent: {
    kind: 'code',
    codes: 'sSpRentQualT',
    required: true,
    group: 'underwriting',
    reader: 'administrator',
    default: DEFAULT_SUBJECT_RENT,
  },
  shortDebtPercent: {
    kind: 'integer',
    required: true,
    min: 0,
    max: 100,
    group: 'underwriting',
    reader: 'administrator',
    default: DEFAULT_SHORT_DEBT_PERCENT,
  },
  // Examples: agencies agree their prices with each lender (docs/unverified-facts.md).
  creditHardPrice: creditPrice('25.00'),
  creditSoftPrice: creditPrice('8.00'),
  creditReissuePrice: creditPrice('5.00'),
  // The rules of locks by default: decisions "LOCK, expiry" and "LOCK, extension and relock".
  lockRolling: ofLocks({ kind: 'text', options: ['next', 'previous', 'none'], default: 'next' }),
  lockMaxExtensions: ofLocks({ kind: 'integer', min: 0, max: 12, default: 2 }),
  lockMaxExtensionDays: ofLocks({ kind: 'integer', min: 0, max: 120, default: 15 }),
  relockDays: ofLocks({ kind: 'integer', min: 0, max: 120, default: 30 }),
  floatDown: ofLocks({ kind: 'yesno', default: false }),
  floatDownMove: lockPoints('0.250'),
  floatDownFee: lockPoints('0.125'),
  autoLock: ofLocks({ kind: 'yesno', default: false }),
  lockLateMinutes: ofLocks({ kind: 'integer', min: 1, max: 480, default: 30 }),
  concessionLockDesk: lockPoints('0.250'),
  concessionSecondary: lockPoints('0.500'),
  concessionAdministrator: lockPoints('0.500'),
  hmdaLei: ofRegister({ kind: 'text', maxLength: 20 }),
  hmdaAgency: { ...ofRegister({ kind: 'text', options: agencyCodes, required: true }), default: '7' },
  hmdaTaxId: ofRegister({ kind: 'text', maxLength: 10 }),
  hmdaContactName: ofRegister({ kind: 'text', maxLength: 100 }),
  hmdaContactPhone: ofRegister({ kind: 'phone' }),
  hmdaContactEmail: ofRegister({ kind: 'email' }),
  hmdaStreet: ofRegister({ kind: 'text', maxLength: 100 }),
  hmdaCity: ofRegister({ kind: 'text', maxLength: 60 }),
  hmdaState: ofRegister({ kind: 'state' }),
  hmdaZip: ofRegister({ kind: 'zip' }),
  hmdaPreapprovals: { ...ofRegister({ kind: 'yesno', required: true }), default: false },
  registrationOpen: { kind: 'yesno', required: true, group: 'access', reader: 'administrator', default: false },
  sessionHours: {
    kind: 'integer',
    required: true,
    min: 1,
    max: 24,
    group: 'access',
    reader: 'administrator',
    default: 12,
  },
  // Above the life of an access token, whose renewal reports the use of a page.
  idleMinutes: {
    kind: 'integer',
    required: true,
    min: 20,
    max: 480,
    group: 'access',
    reader: 'administrator',
    default: 60,
  },
  factorRoles: {
    kind: 'codes',
    options: [...staffRoles, ...externalRoles],
    group: 'access',
    reader: 'administrator',
    default: [],
  },
  factorGraceDays: {
    kind: 'integer',
    required: true,
    min: 0,
    max: 90,
    group: 'access',
    reader: 'administrator',
    default: 14,
  },
  revealsPerHour: {
    kind: 'integer',
    required: true,
    min: 1,
    max: 500,
    group: 'access',
    reader: 'administrator',
    default: 30,
  },
  // A Closing Disclosure is kept for five years (12 CFR 1026.25(c)(1)(ii)), so its audit is, too.
  auditYears: {
    kind: 'integer',
    required: true,
    min: 5,
    max: 50,
    group: 'access',
    reader: 'administrator',
    default: 7,
  },
};

export const settingNames = Object.keys(settingTable) as SettingName[];

/** The storage key of a setting: `access.registrationOpen`. */
export const settingKey = (name: SettingName): string => `${settingTable[name].group}.${name}`;
