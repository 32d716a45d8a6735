import { useTranslate } from 'react-admin';
import { formatPercent } from '../../domain/format/percent';
import { HighLtvNote } from '../fields/HighLtvNote';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';
import type { ShownRatios } from './scenario-ratios';

/** LTV and CLTV of the values currently in the form. */
export function RatioBox({ ratios }: { readonly ratios: ShownRatios }) {
  const translate = useTranslate();
  return (
    <div>
      <Stack as="dl" columns="1fr 1fr" radius="m" background="sunken" aria-live="polite">
        <Box padding="s2 s3">
          <Note as="dt" lineHeight="16px">
            {translate('pricing.field.ltv')}
          </Note>
          <Text as="dd" size="h3" weight={600}>
            <bdi dir="ltr">{formatPercent(ratios.ltv)}</bdi>
          </Text>
        </Box>
        <Box padding="s2 s3">
          <Note as="dt" lineHeight="16px">
            {translate('pricing.field.cltv')}
          </Note>
          <Text as="dd" size="h3" weight={600}>
            <bdi dir="ltr">{formatPercent(ratios.cltv)}</bdi>
          </Text>
        </Box>
      </Stack>
      <HighLtvNote ltv={ratios.ltv} />
    </div>
  );
}
