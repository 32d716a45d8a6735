import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditView, MadePackage } from '../../domain/packages/packages.schemas';
import { pdfInMemory } from '../documents/public';
import { queryKeys } from '../providers/data/query-keys';
import type { DeliveryKind } from './DeliveryChoice';
import { type AuditChoice, packagesCalls } from './packages-calls';
import { useRefreshPackages } from './usePackages';

/** What is chosen so far. */
type Chosen = Omit<AuditChoice, 'planCodeId'> & { readonly planCodeId: string | null };

/** An audit, and the package that was made of it. */
export interface Audited extends AuditView {
  readonly made?: MadePackage;
}

/** As long as its token is good for. */
const KEPT_MS = 30 * 60_000;

/**
 * The audit of a package, its preview and its generation. The audit is kept while the user fixes something on another page and comes
 * back; each new one begins with none of the later steps.
 */
export function useAudit(loanNum: string, { packageId, planCodeId, docFramework }: Chosen) {
  const client = useQueryClient();
  const refresh = useRefreshPackages(loanNum);
  const key = [...queryKeys.packages(loanNum), 'audit', packageId, planCodeId, docFramework] as const;
  const { data: audited } = useQuery<Audited>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: KEPT_MS,
    staleTime: Infinity,
  });
  const preview = useMutation({
    mutationFn: async (token: string) => {
      const { blob } = await packagesCalls.preview(loanNum, token);
      return pdfInMemory(`package ${token.slice(0, 8)}`, new Uint8Array(await blob.arrayBuffer()));
    },
  });
  const generate = useMutation({
    mutationFn: ({ token, delivery }: { readonly token: string; readonly delivery: DeliveryKind }) =>
      packagesCalls.generate(loanNum, token, {
        notify: delivery === 'notify',
        isSelfPrepared: delivery === 'self',
      }),
    onSuccess: (made) => client.setQueryData<Audited>(key, (before) => before && { ...before, made }),
    onSettled: refresh,
  });
  const audit = useMutation({
    mutationFn: (plan: string) => packagesCalls.audit(loanNum, { packageId, planCodeId: plan, docFramework }),
    onMutate: () => {
      preview.reset();
      generate.reset();
    },
    onSuccess: (found) => client.setQueryData<Audited>(key, found),
  });
  return { audited, audit, preview, generate };
}
