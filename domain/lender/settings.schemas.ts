import { z } from 'zod';
import { businessHours } from '../loan/business-hours.schemas';
import { losCapabilities } from '../los/capabilities';

const text = z.string();
const maybe = z.string().nullable();

/** What everybody reads of the lender, signed in or not. */
export const publicSettings = businessHours.extend({
  lenderName: text,
  portalName: text,
  nmlsId: maybe,
  contactEmail: maybe,
  contactPhone: maybe,
  /** The line of purpose at the sign-in, in each language; null keeps the portal's own words (decisions AUTH-02). */
  welcomeEn: maybe,
  welcomeTr: maybe,
  welcomeAr: maybe,
});
export type PublicSettings = Readonly<z.output<typeof publicSettings>>;

/** What everyone reads of the lender, signed in or not: its settings, and what its LOS offers. */
export const publicFacts = publicSettings.extend({ losCapabilities: z.array(z.enum(losCapabilities)).readonly() });
export type PublicFacts = Readonly<z.output<typeof publicFacts>>;

/** Everything that a lender sets for the whole portal. */
const settings = publicSettings.extend({
  /** Whether people may register by themselves (decisions, POST /auth/register). */
  registrationOpen: z.boolean(),
  /** Hours after which a person must sign in again, however busy they are. */
  sessionHours: z.int(),
  /** Social security numbers that one person may look at in an hour. */
  revealsPerHour: z.int(),
});
export type Settings = Readonly<z.output<typeof settings>>;

/** The settings as one record, which administrators change. */
export const settingsRecord = settings.extend({ id: z.literal('general'), version: z.int() });
export type SettingsRecord = Readonly<z.output<typeof settingsRecord>>;

export const settingsChange = z.looseObject({ version: z.int().optional() });
