import { z } from 'zod';
import { bureaus } from '../loan/credit-score';
import { owners } from '../loan/records';

const owner = z.enum(owners);
const bureau = z.enum(bureaus);
/** A whole day or, as some bureaus report it, only its month: `2021-04`. */
const creditDate = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
const text = z.string();
const money = z.string().describe('Dollars with cents');

/** What a bureau says about its file of a borrower. Only `returned` is a success. */
export const fileStates = ['returned', 'no-hit', 'frozen', 'ssn-mismatch', 'deceased', 'other'] as const;

/** Why a bureau gives no score, as far as it can be told. */
export const scoreExclusions = ['frozen', 'deceased', 'no-hit', 'too-little-credit', 'other'] as const;

export const accountKinds = [
  'mortgage',
  'revolving',
  'installment',
  'open',
  'credit-line',
  'collection',
  'other',
] as const;
export const loanKinds = ['heloc', 'lease', 'education', 'charge-off', 'other'] as const;
export const ownerships = ['individual', 'joint', 'authorized-user', 'other'] as const;

const score = z.strictObject({
  owner,
  bureau,
  date: creditDate.nullable(),
  /** Null with an exclusion. */
  value: z.int().nullable(),
  /** As the agency names it, such as `EquifaxBeacon5.0`. */
  model: text,
  exclusion: z.enum(scoreExclusions).nullable(),
  factors: z.array(z.strictObject({ code: text, text })),
});

const tradeline = z.strictObject({
  id: text,
  owners: z.array(owner).min(1),
  creditor: text,
  /** As reported. Pages get the last four characters. */
  account: text,
  kind: z.enum(accountKinds),
  loanKind: z.enum(loanKinds).nullable(),
  ownership: z.enum(ownerships),
  isClosed: z.boolean(),
  opened: creditDate.nullable(),
  reported: creditDate.nullable(),
  /** When it was closed; reports from before it was read have none. */
  closed: creditDate.nullish(),
  balance: money.nullable(),
  payment: money.nullable(),
  limit: money.nullable(),
  highCredit: money.nullable(),
  pastDue: money.nullable(),
  monthsLeft: z.int().nullable(),
  late: z.strictObject({ days30: z.int(), days60: z.int(), days90: z.int() }),
  isDisputed: z.boolean(),
  isDerogatory: z.boolean(),
  /** How the creditor rates it now, such as `ForeclosureOrRepossession`; reports from before it was read have none. */
  rating: text.nullish(),
  bureaus: z.array(bureau),
  comments: z.array(text),
});

const publicRecord = z.strictObject({
  id: text,
  owners: z.array(owner).min(1),
  kind: z.enum(['judgment', 'lien', 'bankruptcy', 'foreclosure', 'other']),
  disposition: text,
  filed: creditDate.nullable(),
  /** When it was satisfied, discharged or dismissed; reports from before it was read have none. */
  settled: creditDate.nullish(),
  amount: money.nullable(),
  court: text,
});

/** A merged credit report, whatever format the agency sent it in. */
export const creditReportData = z.strictObject({
  number: text,
  issued: z.iso.date().describe('First issued: its age counts from this day'),
  updated: z.iso.date(),
  isSoft: z.boolean(),
  /** A simulation made it up: nothing in it is about a real person. */
  isSimulation: z.boolean(),
  bureaus: z.array(bureau),
  files: z.array(z.strictObject({ owner, bureau, state: z.enum(fileStates), text, variations: z.array(text) })),
  scores: z.array(score),
  tradelines: z.array(tradeline),
  inquiries: z.array(z.strictObject({ owner, name: text, date: creditDate.nullable(), bureau: bureau.nullable() })),
  publicRecords: z.array(publicRecord),
  alerts: z.array(z.strictObject({ owner: owner.nullable(), bureau: bureau.nullable(), category: text, text })),
  referrals: z.array(z.strictObject({ name: text, address: text, phone: text })),
  /** Errors that stand beside the report, such as those of one bureau. */
  problems: z.array(z.strictObject({ code: text, source: text, text })),
});

export type CreditReportData = z.infer<typeof creditReportData>;
export type ReportedCreditScore = z.infer<typeof score>;
export type Tradeline = z.infer<typeof tradeline>;
export type PublicRecord = z.infer<typeof publicRecord>;
