import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { formatPercent } from '../../../domain/format/percent';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { token } from '../../theme/tokens';
import { ltvOf, type NewLoanForm } from './new-loan';

/** Level with the inputs beside it, below where their labels stand. */
const Box = styled('dl')({
  marginBlockStart: 20,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  minBlockSize: token('control'),
  paddingInline: token('s3'),
  borderRadius: token('r'),
  background: token('sunken'),
  '& dt': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500 },
  '& dd': { fontSize: token('fs-h3'), fontWeight: 600 },
});

/** LTV of what stands in the form this moment. */
export function LtvFigure() {
  const { label } = useFieldLabels();
  const [sLPurposeT, sPurchPrice, sApprVal, sLAmtCalc] = useWatch<
    NewLoanForm,
    ['sLPurposeT', 'sPurchPrice', 'sApprVal', 'sLAmtCalc']
  >({ name: ['sLPurposeT', 'sPurchPrice', 'sApprVal', 'sLAmtCalc'] });
  return (
    <Box aria-live="polite">
      <dt>{label('sLtvR')}</dt>
      <dd>
        <bdi dir="ltr">{formatPercent(ltvOf({ sLPurposeT, sPurchPrice, sApprVal, sLAmtCalc }))}</bdi>
      </dd>
    </Box>
  );
}
