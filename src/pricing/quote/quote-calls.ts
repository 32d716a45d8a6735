import type { RateQuoteRequest } from '../../../domain/scenarios/rate-quote.schemas';
import type { ScenariosContract } from '../../../domain/scenarios/scenarios.contract';
import { callsOf } from '../../providers/data/calls';

const { download } = callsOf<ScenariosContract>();

export const quoteCalls = {
  /** The rate quote of a loan, or of a scenario without one. */
  quote: (loanNum: string | null, body: RateQuoteRequest) =>
    loanNum === null
      ? download('POST /quick-pricer/quote', { body })
      : download('POST /lqb/loans/{loanNum}/rate-quote', { params: { loanNum }, body }),
};
