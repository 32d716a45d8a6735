import { useMutation } from '@tanstack/react-query';
import type { PackageType } from '../../domain/packages/package-types';
import { pdfInMemory } from '../documents/public';
import type { DeliveryKind } from './DeliveryChoice';
import { packagesCalls } from './packages-calls';
import { useRefreshPackages } from './usePackages';

/** What an audit is about. */
export interface AuditChoice {
  readonly packageId: PackageType;
  readonly planCodeId: string;
}

/** The audit of a package, its preview and its generation. Each audit begins with none of the later steps. */
export function useAudit(loanNum: string) {
  const refresh = useRefreshPackages(loanNum);
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
    onSettled: refresh,
  });
  const audit = useMutation({
    mutationFn: async (chosen: AuditChoice) => ({
      ...chosen,
      ...(await packagesCalls.audit(loanNum, chosen.packageId, chosen.planCodeId)),
    }),
    onMutate: () => {
      preview.reset();
      generate.reset();
    },
  });
  return { audit, preview, generate };
}
