import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { formatPercent } from '../../domain/format/percent';
import { isUnder, queryKeys } from '../providers/data/query-keys';
import { priceText } from './figures';
import { pricingCalls } from './pricing-calls';

/** The choice that prices the loan again with its own program and rate; undefined if it has no price now. */
const choiceOf = ({ lLpTemplateId, rate, after }: PriceReview) =>
  lLpTemplateId && rate && after?.points
    ? { lLpTemplateId, requestedRate: rate, requestedFee: after.points }
    : undefined;

/** Prices the loan again with its own program and rate, and stamps it with the new price. */
export function useReprice(loanNum: string, review: PriceReview) {
  const client = useQueryClient();
  const notify = useNotify();
  const choice = choiceOf(review);
  const { mutate, ...mutation } = useMutation({
    mutationFn: async () => choice && pricingCalls.choose(loanNum, choice),
    onSuccess: () =>
      notify('pricing.strip.repriced', {
        type: 'success',
        messageArgs: { rate: formatPercent(review.rate), price: priceText(review.after?.price) },
      }),
    // The loan has a new version; after a refusal, its price is another one again.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => !isUnder(queryKey, queryKeys.pricing()) }),
  });
  return { ...mutation, reprice: () => mutate(), canReprice: choice !== undefined };
}
