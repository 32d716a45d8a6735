import { z } from 'zod';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { holdsSecret } from '../orders/secret-text';
import { itemChanges, itemStates } from './checklist';
import { collateralKinds, notePlaces } from './collateral';
import { nextActions } from './next-action';
import { MAX_HOLDER, MAX_LABEL, MAX_LOANS, MAX_REASON, MAX_TRACKING } from './post-closing-limits';
import type { shippingLoanFields } from './shipping-loan-fields';

const text = z.string().nullable();
const day = z.string().refine(isDate, 'invalid-date' satisfies IssueCode);

/** Everyone at the desk reads these texts: they never contain a Social Security number. */
const written = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(most)
    .refine((said) => !holdsSecret(said), 'text-has-secret' satisfies IssueCode);

const kind = z.string().min(1).max(50);

/** A funded loan on the desk's list. */
export const shippingLoan = z.object({
  /** The loan number again, under the name that lists expect. */
  id: z.string(),
  loanNum: z.string(),
  borrower: text,
  status: text,
  fundedOn: text,
  age: z.int().nullable().describe('Days since funding'),
  loanType: text,
  investor: text,
  missing: z.int().describe('Documents that are not received and have no exception'),
  late: z.int().describe('Of these, documents whose day has passed'),
  nextDue: text,
  nextKind: text.describe('The document that is due first'),
  nextLabel: text.describe('Its name, if the desk added it'),
  place: z.enum(notePlaces).describe('Where the note is, or was sent from'),
  sentOn: text.describe('The day on which the note was sent, while it is on its way'),
  sentTo: z.enum(notePlaces).nullable(),
  action: z.enum(nextActions),
  investorOpen: z.int().describe('Conditions of the investor that no response was sent to'),
  investorDue: text,
  branch: text,
}) satisfies z.ZodType<{ readonly [Name in keyof typeof shippingLoanFields]: unknown }>;
export type ShippingLoan = Readonly<z.infer<typeof shippingLoan>>;

const step = z.object({
  at: z.string(),
  by: z.string(),
  changes: z.array(z.enum(itemChanges)),
  dueOn: z.string(),
  receivedOn: text,
  document: text,
  exception: text,
});

/** A document of the checklist of a loan. */
export const checklistItem = z.object({
  kind,
  label: text.describe('Of a document that the desk added'),
  docType: text,
  dueOn: z.string(),
  receivedOn: text,
  receivedBy: text,
  document: z.object({ docId: z.string(), name: z.string() }).nullable(),
  exception: text,
  state: z.enum(itemStates),
  isFixed: z.boolean().describe('The LOS keeps the first recorded day of this document'),
  version: z.int(),
  steps: z.array(step).readonly(),
});
export type ChecklistItem = Readonly<z.infer<typeof checklistItem>>;

const shipment = z.object({
  id: z.string(),
  from: z.enum(notePlaces),
  to: z.enum(notePlaces),
  holder: text,
  carrier: text,
  tracking: text,
  baileeOn: text,
  sentOn: z.string(),
  receivedOn: text,
  returnedOn: text,
});

/** Where the original note is and was. */
export const collateralView = z.object({
  place: z.enum(notePlaces),
  holder: text,
  since: z.string(),
  moving: z.string().nullable().describe('The shipment that has not arrived'),
  shipments: z.array(shipment).readonly(),
  entries: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(collateralKinds),
        on: z.string(),
        place: z.enum(notePlaces).nullable(),
        holder: text,
        reason: text,
        at: z.string(),
        by: z.string(),
        isCorrected: z.boolean(),
      }),
    )
    .readonly(),
  /** The entry that can be corrected: the latest one that counts. */
  last: text,
});

/** The checklist and the note of a funded loan. */
export const postClosingView = z.object({
  loanNum: z.string(),
  borrower: text,
  status: text,
  version: z.int().describe('Of the loan'),
  today: z.string(),
  fundedOn: z.string(),
  investor: text,
  investorLoanNum: text,
  purchaseD: text,
  action: z.enum(nextActions),
  items: z.array(checklistItem).readonly(),
  /** Documents of the loan that an item can name, the newest first. */
  documents: z.array(z.object({ docId: z.string(), name: z.string(), docType: z.string() })).readonly(),
  collateral: collateralView,
});
export type PostClosingView = Readonly<z.infer<typeof postClosingView>>;

/** What the desk says about a document, with the version that it read. */
export const itemSave = z
  .object({
    version: z.int().min(0),
    dueOn: day,
    receivedOn: day.nullable(),
    docId: z.uuid().nullable(),
    exception: written(MAX_REASON).nullable(),
  })
  .refine(({ receivedOn, exception }) => receivedOn === null || exception === null, {
    path: ['exception'],
    message: 'received-has-no-exception' satisfies IssueCode,
  });
export type ItemSave = Readonly<z.infer<typeof itemSave>>;

/** A document that the checklist of this loan does not have. Its author makes the ID, so that adding it again changes nothing. */
export const itemAdd = z.object({ id: z.uuid(), label: written(MAX_LABEL), dueOn: day });
export type ItemAdd = Readonly<z.infer<typeof itemAdd>>;

export const itemPath = z.object({ loanNum: z.string(), kind });

/** One document of many loans that was received on the same day. */
export const receiveMany = z.object({
  kind,
  receivedOn: day,
  loanNums: z.array(z.string().min(1).max(36)).min(1).max(MAX_LOANS),
});
export type ReceiveMany = Readonly<z.infer<typeof receiveMany>>;

export const receiveResults = ['received', 'was-received', 'excepted', 'not-expected', 'no-loan', 'failed'] as const;

export const receiveAnswer = z.object({
  loans: z.array(z.object({ loanNum: z.string(), result: z.enum(receiveResults) })).readonly(),
});
export type ReceiveAnswer = Readonly<z.infer<typeof receiveAnswer>>;

const entry = {
  /** Its author makes the ID, so that sending it again changes nothing. */
  id: z.uuid(),
  /** Entries that the author saw. */
  seen: z.int().min(0),
  on: day,
};
const place = z.enum(notePlaces);
const holder = written(MAX_HOLDER).nullable();

/** A new entry of the log of a note. */
export const collateralAdd = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('placed'), place, holder }),
  z.object({
    ...{ ...entry, kind: z.literal('shipped'), place, holder, baileeOn: day.nullable() },
    ...{ carrier: written(MAX_HOLDER), tracking: written(MAX_TRACKING).nullable() },
  }),
  z.object({ ...entry, kind: z.literal('arrived'), refersTo: z.uuid() }),
  z.object({ ...entry, kind: z.literal('returned'), refersTo: z.uuid() }),
  z.object({ ...entry, kind: z.literal('corrected'), refersTo: z.uuid(), reason: written(MAX_REASON) }),
]);
export type CollateralAdd = Readonly<z.infer<typeof collateralAdd>>;
