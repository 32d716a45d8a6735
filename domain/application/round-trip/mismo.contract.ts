import type { Contract } from '../../contract/contract';
import { roundTripAnswer } from './round-trip.schemas';

/** A loan as a MISMO file. */
export const mismoContract = {
  'GET /lqb/loans/{loanNum}/mismo': { file: 'application/xml' },
  'GET /lqb/loans/{loanNum}/mismo/round-trip': { answer: roundTripAnswer },
  'GET /lqb/loans/{loanNum}/mismo/original': { file: 'application/xml' },
} satisfies Contract;

export type MismoContract = typeof mismoContract;
