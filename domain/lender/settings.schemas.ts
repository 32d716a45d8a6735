import { z } from 'zod';
import { businessHours } from '../loan/business-hours.schemas';
import { losCapabilities } from '../los/capabilities';
import { agencyCodes } from './agency-codes';

const text = z.string();
const maybe = z.string().nullable();

/** The public settings of the lender, readable without sign-in. */
export const publicSettings = businessHours.extend({
  lenderName: text,
  portalName: text,
  nmlsId: maybe,
  contactEmail: maybe,
  contactPhone: maybe,
  /** The welcome text of the sign-in page, in each language; null for the portal's default (decisions AUTH-02). */
  welcomeEn: maybe,
  welcomeTr: maybe,
  welcomeAr: maybe,
});
export type PublicSettings = Readonly<z.output<typeof publicSettings>>;

/** The public facts of the lender, readable without sign-in: its settings, and the capabilities of its LOS. */
export const publicFacts = publicSettings.extend({ losCapabilities: z.array(z.enum(losCapabilities)).readonly() });
export type PublicFacts = Readonly<z.output<typeof publicFacts>>;

/** Everything that a lender sets for the whole portal. */
const settings = publicSettings.extend({
  /** The lender's address on its documents, in one line. */
  lenderAddress: text,
  /** Name and address of the Federal agency that a notice of adverse action names (Regulation B, Appendix A). */
  equalCreditAgency: text,
  /** Days that a suspense notification gives to answer. */
  suspenseDays: z.int(),
  /** Days in which a package can be signed online, and between reminders; 0 for none. */
  signingDays: z.int(),
  signingReminderDays: z.int(),
  /** The programs whose loans count the expected rent of the property, a code of `sSpRentQualT`. */
  subjectRent: text,
  /** The share of the income in percent up to which debts with few payments left do not count. */
  shortDebtPercent: z.int(),
  /** What a credit report costs for each bureau and borrower, by inquiry, and what a reissue costs. */
  creditHardPrice: text,
  creditSoftPrice: text,
  creditReissuePrice: text,
  /** The sender of emails about the servicing of a loan (EMAIL-09). */
  servicingEmail: text,
  /** The toll-free or collect-call number of the lender for borrowers whose loans it services (12 CFR 1024.33(b)(4)). */
  servicingPhone: maybe,
  /** Whether the lender intends to service its loans; otherwise it transfers their servicing (12 CFR 1026.37(m)(6)). */
  keepsServicing: z.boolean(),
  /** Where the lender's staff sign in at its appraisal management company (APPR-06); null hides the link. */
  appraisalPortalLink: maybe,
  /** Where people report a weakness of the portal; null for the contact email. */
  securityEmail: maybe,
  /** Where the expiry of a lock goes that falls on a weekend or holiday. */
  lockRolling: z.enum(['next', 'previous', 'none']),
  /** The most extensions of a lock, and their days in all. */
  lockMaxExtensions: z.int(),
  lockMaxExtensionDays: z.int(),
  /** Days after the end of a lock within which it is relocked at the worst case. */
  relockDays: z.int(),
  /** Whether a lock can be floated down once, the least move of the price in points, and the fee. */
  floatDown: z.boolean(),
  floatDownMove: text,
  floatDownFee: text,
  /** Whether requests with a price are confirmed at once. */
  autoLock: z.boolean(),
  /** The age in minutes from which a request at the lock desk is late. */
  lockLateMinutes: z.int(),
  /** Points of concessions that each role may grant on one lock. */
  concessionLockDesk: text,
  concessionSecondary: text,
  concessionAdministrator: text,
  /** The institution that files the loan/application register, and its contact (12 CFR 1003.5(a)(3)). */
  hmdaLei: maybe,
  hmdaAgency: z.enum(agencyCodes),
  hmdaTaxId: maybe,
  hmdaContactName: maybe,
  hmdaContactPhone: maybe,
  hmdaContactEmail: maybe,
  hmdaStreet: maybe,
  hmdaCity: maybe,
  hmdaState: maybe,
  hmdaZip: maybe,
  /** Whether the lender has a preapproval program (12 CFR 1003.2(b)(2)). */
  hmdaPreapprovals: z.boolean(),
  /** Whether users can register themselves (decisions, POST /auth/register). */
  registrationOpen: z.boolean(),
  /** Hours after which a user must sign in again, even if active. */
  sessionHours: z.int(),
  /** Minutes without use after which a user must sign in again. */
  idleMinutes: z.int(),
  /** Roles whose users must have a second factor of their own, and the days that they have to add one. */
  factorRoles: z.array(z.string()).readonly(),
  factorGraceDays: z.int(),
  /** Social security numbers that one user may reveal per hour. */
  revealsPerHour: z.int(),
  /** Years after which rows of the audit are removed. */
  auditYears: z.int(),
});
export type Settings = Readonly<z.output<typeof settings>>;

/** The settings as one record, which administrators change. */
export const settingsRecord = settings.extend({ id: z.literal('general'), version: z.int() });
export type SettingsRecord = Readonly<z.output<typeof settingsRecord>>;

export const settingsChange = z.looseObject({ version: z.int().optional() });
