import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordOf } from '../../domain/records/record-fields';
import type { branchFeeFields } from '../../domain/reference/organization-fields';
import { changedFields } from '../providers/data/changed-fields';
import { queryKeys } from '../providers/data/query-keys';
import { showAnswer } from '../providers/data/show-answer';
import { referenceCalls } from './reference-calls';

/** A fee that a branch adds to its loans. */
export type BranchFee = RecordOf<typeof branchFeeFields>;

/** The fees of a branch, and functions to change them. Every write returns all fees. */
export function useBranchFees(branchName: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.branchFees(branchName);
  const fees = useQuery({
    queryKey,
    queryFn: ({ signal }) => referenceCalls.branchFees(branchName, signal),
  });
  const onSuccess = (data: readonly BranchFee[]): void => {
    showAnswer(client, queryKey, data);
    void client.invalidateQueries({ queryKey: queryKeys.history() });
  };
  const save = useMutation({
    mutationFn: async ({ fee, before }: { fee: Partial<BranchFee>; before: BranchFee | null }) => {
      const body = before ? { id: before.id, ...changedFields(fee, before) } : fee;
      return referenceCalls.saveBranchFee({ ...body, branchName });
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({ id }: BranchFee) => referenceCalls.removeBranchFee(branchName, id),
    onSuccess,
  });
  return { fees, save, remove };
}
