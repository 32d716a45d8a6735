import type { ReasonResult } from '../../domain/pricing/pricing.schemas';
import { Box, Note } from '../ui/layout/primitives';
import { usePricingText } from './usePricingText';

/** Why a loan is not eligible: each reason with the loan's value and the requirement. */
export function ReasonList({ reasons }: { readonly reasons: readonly ReasonResult[] }) {
  const { t, shown, needed } = usePricingText();
  return (
    <Box as="ul" marginBlockStart="s3">
      {reasons.map((reason) => (
        <Box as="li" paddingBlock="s2" lineAbove key={reason.code}>
          {t(`reason.${reason.code}`, { _: reason.text })}
          <Note as="small" display="block">
            {t('actualAndNeeded', { actual: shown(reason.actual), needed: needed(reason) })}
          </Note>
        </Box>
      ))}
    </Box>
  );
}
