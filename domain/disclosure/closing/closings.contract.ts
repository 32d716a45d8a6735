import { z } from 'zod';
import type { Contract } from '../../contract/contract';
import { closingChoices, closingDisclosureRecord } from '../../fees/closing-records.schemas';
import { deliveryMethods, restartReasons } from '../calendar/disclosure-clock';
import { skippedDay } from '../calendar/skipped-day.schemas';
import { knownConsent, statedConsent } from '../electronic-consent.schemas';
import { correctionReasons } from './closing-clock';

const version = z.int().min(1);
const day = z.iso.date();
const countedDay = z.object({ date: day, skipped: z.array(skippedDay).readonly() });

/** Whose form it is. */
export const closingParties = ['borrower', 'seller'] as const;
const party = z.enum(closingParties).default('borrower');

const cashRow = z.object({
  ...{ label: z.string(), estimate: z.string(), final: z.string(), changed: z.string() },
  reasons: z.array(z.string()).readonly(),
});

/** What the next Closing Disclosure would be, and what it waits for. */
const nextClosing = z.object({
  number: z.int(),
  kind: z.enum(['initial', 'revised', 'corrected']),
  form: z.enum(['standard', 'alternative']),
  /** Fields that are missing, expenses of the escrow account without a due day, and parties that the loan has no contact for. */
  fields: z.array(z.string()).readonly(),
  expenses: z.array(z.string()).readonly(),
  parties: z.array(z.enum(['settlementAgent', 'seller'])).readonly(),
  /** Charges whose payee is not known. */
  payees: z.array(z.string()).readonly(),
  /** A feature that the portal does not disclose. */
  feature: z.string().nullable(),
  hasEstimate: z.boolean(),
  /** To electronic disclosures. */
  consent: knownConsent,
  /** Why it starts the three business days again. */
  restarts: z.array(z.enum(restartReasons)).readonly(),
  apr: z.string().nullable(),
  cash: z
    .object({ rows: z.array(cashRow).readonly(), estimate: z.string(), final: z.string(), finalIs: z.string() })
    .nullable(),
  /** What exceeds the tolerance today, and what is cured of it. */
  excess: z.string(),
  cured: z.string(),
  choices: closingChoices,
});

const closingDisclosures = z.object({
  version,
  today: day,
  closing: day.nullable(),
  /** The earliest day of consummation, once one was issued. */
  earliest: countedDay.nullable(),
  /** The last day on which the borrower must have the first one for the planned closing. */
  due: countedDay.nullable(),
  disclosures: z
    .array(closingDisclosureRecord.omit({ ucdKey: true }).extend({ receivedBy: countedDay, hasUcd: z.boolean() }))
    .readonly(),
  next: nextClosing,
});
export type ClosingDisclosures = Readonly<z.output<typeof closingDisclosures>>;

const numbered = z.object({ loanNum: z.string(), number: z.coerce.number().int().min(1) });

/** The Closing Disclosures of a loan. Every write but the request of the specification answers all of them. */
export const closingsContract = {
  'POST /lqb/loans/{loanNum}/cd-request': {
    body: z.object({ party, choices: closingChoices.optional() }).prefault({}),
    file: 'application/pdf',
  },
  'GET /loan-proxy/{loanNum}/closing-disclosures': { answer: closingDisclosures },
  'POST /loan-proxy/{loanNum}/closing-disclosures': {
    body: z.object({
      version,
      method: z.enum(deliveryMethods),
      consent: statedConsent,
      choices: closingChoices,
      /** Why a disclosure is corrected after consummation, and when the lender learned of it. */
      correction: z
        .object({ reason: z.enum(correctionReasons), learned: day })
        .nullable()
        .default(null),
    }),
    answer: closingDisclosures,
  },
  'GET /loan-proxy/{loanNum}/closing-disclosures/{number}/ucd': { params: numbered, file: 'application/xml' },
  'POST /loan-proxy/{loanNum}/closing-disclosures/{number}/receipt': {
    params: numbered,
    body: z.object({ version, received: day, evidence: z.string().trim().min(1).max(200), isSigned: z.boolean() }),
    answer: closingDisclosures,
  },
} satisfies Contract;

export type ClosingsContract = typeof closingsContract;
