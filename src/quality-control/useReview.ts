import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { currentOf } from '../crud/saving/stale';
import { queryKeys } from '../providers/data/query-keys';
import { QUALITY, qualityCalls } from './quality-calls';

const keyOf = (id: string) => [...queryKeys.resource(QUALITY), 'review', id] as const;

/** Whether what a stale write was answered with is a review. */
export const isReview = (value: unknown): value is QcReviewDetail =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);

export const useReview = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => qualityCalls.review(id, signal) });

/** Shows a saved review, and reads the lists that have it again. */
export function useShowReview(): (saved: QcReviewDetail) => void {
  const client = useQueryClient();
  return (saved) => {
    client.setQueryData(keyOf(saved.id), saved);
    void client.invalidateQueries({ queryKey: queryKeys.resource(QUALITY) });
  };
}

interface PlainAnswer {
  readonly item: QcReviewDetail['items'][number];
  readonly result: 'pass' | 'not-applicable';
}

/** Answers an item that needs no words; what was noted stays. If someone else was first, their version is shown with the error. */
export function useAnswer({ id, version }: QcReviewDetail) {
  const show = useShowReview();
  return useMutation({
    mutationFn: ({ item: { item, note }, result }: PlainAnswer) =>
      qualityCalls.answer(id, item, { version, result, severity: null, note }),
    onSuccess: show,
    onError: (error) => {
      const current = currentOf(error, isReview);
      if (current) show(current);
    },
  });
}

/** A step of a review. If someone else was first, their version is shown with the error. */
export function useStep(step: (review: QcReviewDetail) => Promise<QcReviewDetail>) {
  const show = useShowReview();
  return useMutation({
    mutationFn: step,
    onSuccess: show,
    onError: (error) => {
      const current = currentOf(error, isReview);
      if (current) show(current);
    },
  });
}
