import { addDays } from '../format/date';
import type { NotePlace } from './collateral';

/** What the desk does next with a loan, the most urgent first. */
export const nextActions = [
  'answer-investor',
  'chase',
  'confirm-arrival',
  'get-note',
  'wait-documents',
  'ship',
  'wait-investor',
  'none',
] as const;
export type NextAction = (typeof nextActions)[number];

/** Days after which a shipment should have arrived. From memory: see docs/unverified-facts.md. */
const ARRIVAL_DAYS = 3;
/** Days after funding in which the closing agent returns the note. From memory. */
const NOTE_DAYS = 2;

const [FUNDED, SHIPPED, INVESTOR_CONDITIONS, RESPONSE_SENT] = ['6', '20', '37', '38'];

interface Work {
  readonly status: string | null;
  readonly fundedOn: string | null;
  readonly missing: number;
  readonly late: number;
  readonly place: NotePlace;
  /** The day on which the note was sent; null unless it is on its way. */
  readonly sentOn: string | null;
  /** Open conditions of the investor. */
  readonly investorOpen: number;
}

export function nextAction(work: Work, today: string): NextAction {
  const { status, fundedOn, missing, late, place, sentOn, investorOpen } = work;
  if (status === INVESTOR_CONDITIONS) return 'answer-investor';
  if (investorOpen > 0 && (status === SHIPPED || status === RESPONSE_SENT)) return 'answer-investor';
  if (late > 0) return 'chase';
  if (sentOn !== null && addDays(sentOn, ARRIVAL_DAYS) < today) return 'confirm-arrival';
  const isWithAgent = place === 'closing-agent' && sentOn === null;
  if (isWithAgent && fundedOn !== null && addDays(fundedOn, NOTE_DAYS) < today) return 'get-note';
  if (status === FUNDED && place !== 'investor' && sentOn === null && !isWithAgent) return 'ship';
  // The investor decides on the responses whether or not documents are still expected.
  if (status === RESPONSE_SENT) return 'wait-investor';
  if (missing > 0) return 'wait-documents';
  return status === SHIPPED ? 'wait-investor' : 'none';
}
