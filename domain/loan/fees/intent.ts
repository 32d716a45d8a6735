import type { EstimateRecord } from './closing-lists';

interface WithIntent {
  readonly loanEstimates?: readonly Pick<EstimateRecord, 'intent'>[];
  readonly sIntentToProceedD?: string | null;
}

/** The day on which the borrowers have said that they intend to proceed (12 CFR 1026.19(e)(2)(i)(A)); undefined before that. */
export const intentOf = ({ loanEstimates = [], sIntentToProceedD }: WithIntent): string | undefined =>
  loanEstimates.find(({ intent }) => intent)?.intent?.date ?? sIntentToProceedD ?? undefined;
