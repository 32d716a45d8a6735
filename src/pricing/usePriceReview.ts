import { useQuery } from '@tanstack/react-query';
import type { LoanDocument } from '../../domain/loan/document';
import { queryKeys } from '../providers/data/query-keys';
import { pricingCalls } from './pricing-calls';

/** Prices change during the day. */
const FRESH_MS = 60_000;

/** Whether the price of the loan is up to date, for its current version. */
export function usePriceReview({ sLNm, version }: Pick<LoanDocument, 'sLNm' | 'version'>) {
  return useQuery({
    queryKey: queryKeys.priceReview(sLNm, version),
    queryFn: ({ signal }) => pricingCalls.review(sLNm, signal),
    staleTime: FRESH_MS,
  });
}
