import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatPercent } from '../../domain/format/percent';
import { token } from '../theme/tokens';
import type { ShownRatios } from './scenario-ratios';

const Box = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderRadius: token('r'),
  background: token('sunken'),
  '& > div': { padding: `${token('s2')} ${token('s3')}` },
  '& dt': { color: token('text-3'), fontSize: token('fs-small'), lineHeight: '16px' },
  '& dd': { fontSize: token('fs-h3'), fontWeight: 600 },
});

/** LTV and CLTV of what the form says this moment. */
export function RatioBox({ ratios }: { readonly ratios: ShownRatios }) {
  const translate = useTranslate();
  return (
    <Box aria-live="polite">
      <div>
        <dt>{translate('pricing.field.ltv')}</dt>
        <dd>
          <bdi dir="ltr">{formatPercent(ratios.ltv)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{translate('pricing.field.cltv')}</dt>
        <dd>
          <bdi dir="ltr">{formatPercent(ratios.cltv)}</bdi>
        </dd>
      </div>
    </Box>
  );
}
