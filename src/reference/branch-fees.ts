import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordValues } from '../../domain/records/record-fields';
import type { branchFeeFields } from '../../domain/reference/organization-fields';
import { changedFields } from '../providers/data/changed-fields';
import { request } from '../providers/data/http';

/** A fee that a branch adds to its loans. */
export type BranchFee = RecordValues<typeof branchFeeFields> & { readonly id: string; readonly version: number };

const PATH = '/emet-data/prog/branch-fees';

/** The fees of a branch and what is done to them; every write answers all that are there then. */
export function useBranchFees(branchName: string) {
  const client = useQueryClient();
  const queryKey = ['branch-fees', branchName];
  const fees = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request<readonly BranchFee[]>(PATH, { query: { branchName }, signal })).data,
  });
  const onSuccess = (data: readonly BranchFee[]): void => {
    client.setQueryData(queryKey, data);
    void client.invalidateQueries({ queryKey: ['record-history'] });
  };
  const save = useMutation({
    mutationFn: async ({ fee, before }: { fee: Partial<BranchFee>; before: BranchFee | null }) => {
      const body = before ? { id: before.id, ...changedFields(fee, before) } : fee;
      return (await request<readonly BranchFee[]>(PATH, { method: 'POST', body: { branchName, ...body } })).data;
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async ({ id }: BranchFee) =>
      (await request<readonly BranchFee[]>(PATH, { method: 'DELETE', query: { branchName, id } })).data,
    onSuccess,
  });
  return { fees, save, remove };
}
