import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import type { PriceFigures } from '../../domain/application/repricing/price-check.schemas';
import { formatMoney } from '../../domain/format/money';
import { missing } from '../../domain/format/parsed';
import { formatPercent } from '../../domain/format/percent';
import type { HousingCost } from '../../domain/loan/housing-costs';
import { token } from '../theme/tokens';
import { Note, Text } from '../ui/layout/primitives';
import { priceText } from './figures';
import { LabelWithNote } from './LabelWithNote';
import { usePricingText } from './usePricingText';

const arrowStyle = { marginInline: 4, verticalAlign: 'middle', color: token('text-3') } as const;

/** An old and a new value, or one if they are equal. */
export function Moved({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <bdi>{after}</bdi>;
  return (
    <>
      <Text as="del" color="text-3" textDecoration="none">
        <bdi>{before}</bdi>
      </Text>
      <ArrowRight size={12} className="flip" aria-hidden style={arrowStyle} />
      <Text as="ins" weight={600} textDecoration="none">
        <bdi>{after}</bdi>
      </Text>
    </>
  );
}

const figures = {
  price: priceText,
  insurance: formatMoney,
  payment: formatMoney,
  dti: formatPercent,
  cash: formatMoney,
} as const satisfies Partial<Record<keyof PriceFigures, (value: string | null) => string>>;

const Around = styled('div')({ containerType: 'inline-size' });

/** One line where all five fit, otherwise three and two, so that none is alone in the second line. */
const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('s2')} ${token('s5')}`,
  margin: 0,
  '@container (min-width: 540px)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    columnGap: token('s6'),
  },
  '@container (min-width: 980px)': { gridTemplateColumns: 'repeat(5, auto)' },
});

interface Props {
  readonly before: PriceFigures;
  /** Null if the loan has no price now: figures of an earlier loan would look like its own. */
  readonly after: PriceFigures | null;
  /** Costs that the payment lacks, so that the debt ratio is an estimate. */
  readonly lacks: readonly HousingCost[];
}

/** Price, insurance, payment, debt ratio and cash of a loan, each with its old value if it changed. */
export function FigureMoves({ before, after, lacks }: Props) {
  const { t } = usePricingText();
  const keys = Object.keys(figures) as (keyof typeof figures)[];
  const text = (key: keyof typeof figures, value: string | null): string =>
    key === 'insurance' && value === null ? t('strip.noInsurance') : figures[key](value);
  const labelOf = (key: keyof typeof figures) => {
    if (lacks.length === 0) return t(`strip.${key}`);
    if (key === 'payment') return <LabelWithNote label={t('strip.payment')} lacks={lacks} />;
    return t(key === 'dti' ? 'strip.dtiEstimated' : `strip.${key}`);
  };
  return (
    <Around>
      <Figures>
        {keys.map((key) => (
          <div key={key}>
            <Note as="dt" lineHeight="16px">
              {labelOf(key)}
            </Note>
            <Text as="dd" numeric whiteSpace="nowrap" margin="0">
              {after ? <Moved before={text(key, before[key])} after={text(key, after[key])} /> : missing}
            </Text>
          </div>
        ))}
      </Figures>
    </Around>
  );
}
