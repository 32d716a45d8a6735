import { useWatch } from 'react-hook-form';
import { formatPercent } from '../../../domain/format/percent';
import { HighLtvNote } from '../../fields/HighLtvNote';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { Note, Row, Text } from '../../ui/layout/primitives';
import { ltvOf, type NewLoanForm } from './new-loan';

/** LTV of the values in the form. */
export function LtvFigure() {
  const { label } = useFieldLabels();
  const [sLPurposeT, sPurchPrice, sApprVal, sLAmtCalc] = useWatch<
    NewLoanForm,
    ['sLPurposeT', 'sPurchPrice', 'sApprVal', 'sLAmtCalc']
  >({ name: ['sLPurposeT', 'sPurchPrice', 'sApprVal', 'sLAmtCalc'] });
  const ltv = ltvOf({ sLPurposeT, sPurchPrice, sApprVal, sLAmtCalc });
  return (
    <div>
      <Row
        as="dl"
        marginBlockStart={20}
        justify="space-between"
        gap="s3"
        minBlockSize="control"
        paddingInline="s3"
        radius="m"
        background="sunken"
        aria-live="polite"
      >
        <Note as="dt" weight={500}>
          {label('sLtvR')}
        </Note>
        <Text as="dd" size="h3" weight={600}>
          <bdi dir="ltr">{formatPercent(ltv)}</bdi>
        </Text>
      </Row>
      <HighLtvNote ltv={ltv} />
    </div>
  );
}
