import { formatDate } from '../format/date';
import { type CodedMessage, message } from '../messages/message';
import { ownValue } from '../tables/own-value';
import { denialReasonCodes, OTHER_REASON, suspenseReasonCodes } from './codes/decision-codes';
import { MAX_DENIAL_REASONS } from './denial';
import type { LoanValues } from './document';

/** The most characters of a note, and of a reason that no list has. */
export const MAX_STATUS_NOTE = 1000;
export const MAX_OTHER_REASON = 200;

/** What the author of a move says with it. */
export interface StatusAnswer {
  readonly note?: string | undefined;
  /** Codes of the reasons of a suspension or a denial. */
  readonly reasons?: readonly string[] | undefined;
  readonly otherReason?: string | undefined;
  /** The underwriter decides without automated underwriting, or against its result. */
  readonly isManual?: boolean | undefined;
}

const says = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** The parts of an answer that say something; undefined if none does. */
export function saidAnswer(answer: StatusAnswer): StatusAnswer | undefined {
  const { note, reasons, otherReason, isManual } = answer;
  const said = {
    ...(says(note) && { note }),
    ...(reasons && reasons.length > 0 && { reasons }),
    ...(says(otherReason) && { otherReason }),
    ...(isManual === true && { isManual }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** What a move depends on besides the answer. */
export interface StatusFacts {
  readonly loan: Pick<LoanValues, 'sProd3rdPartyUwResultT'>;
  /** Undefined if the LOS keeps no conditions, or the reader may not see them. */
  readonly conditions: readonly { readonly status: string; readonly cat: string }[] | undefined;
  /** Those of the investor; undefined if the LOS keeps none, or the reader may not see them. */
  readonly investorConditions?: readonly { readonly status: string; readonly state: string }[] | undefined;
  /** The day on which the note is signed, and the first one that the Closing Disclosures allow; undefined if they set none. */
  readonly closing?: { readonly day: string; readonly first: string } | undefined;
}

export interface StatusRequirement {
  readonly code: RequirementCode;
  readonly text: CodedMessage;
  readonly isMet: boolean;
  /** Whether the answer can meet it, such as by a reason; the others take work on the loan. */
  readonly byAnswer: boolean;
}

export type RequirementCode =
  | 'underwriting'
  | 'conditions'
  | 'investor'
  | 'reasons'
  | 'other-reason'
  | 'terms'
  | 'closing-wait';

/** Results of automated underwriting that recommend approval: Approve of DU and TOTAL, EA, Accept of LPA and GUS. */
const recommending = ['1', '2', '7', '8', '9', '10', '11', '21', '22', '25', '26'];

/** The categories whose conditions must be closed before a loan gets to a status. */
const closedBefore: Readonly<Record<string, readonly string[]>> = {
  '4': ['PTA'],
  '21': ['PTA', 'PTD'],
  '6': ['PTF'],
  '20': ['PTI', 'PTS'],
};

/** Investor Conditions Sent, and Loan Sold. */
const [RESPONSE_SENT, SOLD] = ['38', '27'];

const reasonLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '8': suspenseReasonCodes,
  '10': denialReasonCodes,
};

/** The codes of the reasons that a move to this status may have. */
export const reasonsOfStatus = (status: string): readonly string[] => Object.keys(ownValue(reasonLists, status) ?? {});

function underwriting({ loan }: StatusFacts, { isManual, note }: StatusAnswer): StatusRequirement {
  const isRecommended = recommending.includes(loan.sProd3rdPartyUwResultT ?? '');
  const text = message('status-needs-underwriting');
  return {
    code: 'underwriting',
    text,
    isMet: isManual === true ? says(note) : isRecommended,
    byAnswer: !isRecommended,
  };
}

function closedConditions(to: string, { conditions }: StatusFacts): StatusRequirement[] {
  if (conditions === undefined) return [];
  return (ownValue(closedBefore, to) ?? []).map((category) => {
    const active = conditions.filter(({ status, cat }) => status === 'Active' && cat === category).length;
    const text = message('status-needs-closed-conditions', { category, active });
    return { code: 'conditions', text, isMet: active === 0, byAnswer: false };
  });
}

/** The investor has a response to each condition before they count as sent, and has accepted all before it buys the loan. */
function investorConditions(to: string, { investorConditions: all }: StatusFacts): StatusRequirement[] {
  if (all === undefined || (to !== RESPONSE_SENT && to !== SOLD)) return [];
  const isOpen = ({ status, state }: (typeof all)[number]): boolean =>
    status === 'Active' && (to === SOLD || state !== 'submitted');
  const open = all.filter(isOpen).length;
  const text =
    to === SOLD
      ? message('status-needs-investor-cleared', { open })
      : message('status-needs-investor-responses', { open });
  return [{ code: 'investor', text, isMet: open === 0, byAnswer: false }];
}

function reasons(to: string, { reasons: given = [], otherReason }: StatusAnswer): StatusRequirement[] {
  const known = reasonsOfStatus(to);
  if (known.length === 0) return [];
  const isDenial = to === '10';
  const isCounted = given.length >= 1 && (!isDenial || given.length <= MAX_DENIAL_REASONS);
  const required: StatusRequirement = {
    code: 'reasons',
    text: isDenial
      ? message('status-needs-denial-reasons', { most: MAX_DENIAL_REASONS })
      : message('status-needs-suspense-reasons'),
    isMet: isCounted && new Set(given).size === given.length && given.every((code) => known.includes(code)),
    byAnswer: true,
  };
  if (!given.includes(OTHER_REASON)) return [required];
  const text = message('status-needs-other-reason');
  return [required, { code: 'other-reason', text, isMet: says(otherReason), byAnswer: true }];
}

/** Signed documents come back after the wait for the Closing Disclosure (12 CFR 1026.19(f)(1)(ii)), and are funded after that. */
const afterClosing: readonly string[] = ['24', '25', '6'];

function closingWait(to: string, { closing }: StatusFacts): StatusRequirement[] {
  if (closing === undefined || !afterClosing.includes(to)) return [];
  const text = message('status-needs-closing-wait', { date: formatDate(closing.first, 'long') });
  return [{ code: 'closing-wait', text, isMet: closing.day >= closing.first, byAnswer: false }];
}

/** What a move to the status requires, and whether each is met. A return to the status before a pause requires nothing. */
export function requirementsOfStatus(to: string, facts: StatusFacts, answer: StatusAnswer = {}): StatusRequirement[] {
  const terms = message('status-needs-terms');
  return [
    ...(to === '2' || to === '4' ? [underwriting(facts, answer)] : []),
    ...closedConditions(to, facts),
    ...investorConditions(to, facts),
    ...closingWait(to, facts),
    ...reasons(to, answer),
    ...(to === '47' ? [{ code: 'terms', text: terms, isMet: says(answer.note), byAnswer: true } as const] : []),
  ];
}

/** Whether a move to this status depends on conditions of the investor. */
export const asksForInvestor = (to: string): boolean => to === RESPONSE_SENT || to === SOLD;

/** Whether a move to this status depends on conditions. */
export const asksForConditions = (to: string): boolean => ownValue(closedBefore, to) !== undefined;
