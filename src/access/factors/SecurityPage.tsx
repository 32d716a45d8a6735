import { useTranslate } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { CodesSection } from './CodesSection';
import { FactorSection } from './FactorSection';
import { useAddFactor } from './useAddFactor';
import { useFactors } from './useFactors';
import { useProof } from './useProof';

/** /main/security: how the user signs in. */
export function SecurityPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useFactors();
  const { run, dialog: proof } = useProof(data?.provedUntil, refetch);
  const { buttons, dialog, showCodes } = useAddFactor(run, refetch);
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={translate('pages.security')} lead={translate('factors.lead')} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <FactSkeleton groups={[2, 2]} />
      ) : (
        <>
          <FactorSection answer={data} run={run} buttons={buttons} onChanged={refetch} />
          <CodesSection left={data.recoveryCodesLeft} run={run} onCreated={showCodes} />
        </>
      )}
      {dialog}
      {proof}
    </Stack>
  );
}
