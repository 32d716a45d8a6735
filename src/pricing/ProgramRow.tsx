import { Checkbox } from '@mui/material';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { Box, type ElementProps, Text } from '../ui/layout/primitives';
import type { LayoutProps, StyleProps } from '../ui/layout/style-props';
import { PlainButton } from '../ui/PlainButton';
import { CostText } from './CostText';
import { priceText } from './figures';
import { bestOption } from './program-list';
import { usePricingText } from './usePricingText';

interface Props {
  readonly program: ProgramResult;
  readonly open: boolean;
  /** ID of the row that expands below. */
  readonly controls: string;
  /** Whether this program is selected for comparison; null outside comparison mode. */
  readonly compared: boolean | null;
  readonly onPress: () => void;
}

/** On a phone, a row is a card of three lines. */
const phoneCard: StyleProps = {
  display: 'grid',
  gridTemplate: '"name rate" "payment price" "apr cost" / minmax(0, 1fr) auto',
  rowGap: 2,
  paddingBlock: 's3',
};
const onPhone = (gridArea: string): StyleProps => ({
  gridArea,
  blockSize: 'auto',
  padding: '0',
  paddingInlineEnd: 's4',
});
const besideChevron: StyleProps = { paddingInlineStart: 38, textAlign: 'start' };

/** The box is as quiet as the chevron that it replaces, and as wide beside a name of two lines. */
const quietBox = { flex: 'none', p: 0, m: '-2px', '& svg': { color: token('text-3') } };

/** The name button fills its cell, and its click target covers the whole row. */
const NameButton = (props: ElementProps<'button'>) => (
  <PlainButton
    covers="ring"
    display="flex"
    align="center"
    gap="s2"
    inlineSize="100%"
    minInlineSize={0}
    paddingInlineStart={14}
    weight={500}
    iconColor="text-3"
    {...props}
  />
);

const Value = (props: ElementProps<'td'> & LayoutProps) => <Box as="td" data-numeric blockSize={38} {...props} />;

/** One eligible program at its best rate. Clicking anywhere in the row expands it, or selects it for comparison. */
export function ProgramRow({ program, open, controls, compared, onPress }: Props) {
  const { t } = usePricingText();
  const best = bestOption(program);
  const isEstimate = best !== undefined && program.HousingPaymentLacks !== undefined;
  const Chevron = open ? ChevronDown : ChevronRight;
  const name = (
    <bdi style={{ display: 'contents' }}>
      <Text maxLines={2} lineHeight={1.3} title={program.Name}>
        {program.Name}
      </Text>
    </bdi>
  );
  return (
    <Box
      as="tr"
      className="program"
      position="relative"
      cursor="pointer"
      onHover={{ background: 'hover' }}
      belowSm={phoneCard}
    >
      <Box as="th" scope="row" blockSize={38} paddingBlock="s1" paddingInlineStart={0} belowSm={onPhone('name')}>
        {compared === null ? (
          <NameButton aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onPress}>
            <Chevron size={16} strokeWidth={1.6} aria-hidden="true" className="flip" />
            {name}
          </NameButton>
        ) : (
          <NameButton role="checkbox" aria-checked={compared} onClick={onPress}>
            <Checkbox size="small" checked={compared} tabIndex={-1} aria-hidden="true" inert sx={quietBox} />
            {name}
          </NameButton>
        )}
      </Box>
      <Value weight={500} belowSm={{ ...onPhone('rate'), size: 'text' }}>
        <bdi dir="ltr">{formatPercent(best?.Rate)}</bdi>
      </Value>
      <Value belowSm={onPhone('price')}>
        <bdi dir="ltr">{priceText(best?.Price)}</bdi>
      </Value>
      <Box as="td" belowSm={{ display: 'none' }} />
      <Value data-label={t('payment')} belowSm={{ ...onPhone('payment'), ...besideChevron }}>
        <bdi dir="ltr" title={isEstimate ? t('dtiMark') : undefined}>
          {formatMoney(best?.HousingPayment)}
          {isEstimate && '*'}
        </bdi>
      </Value>
      <Value data-label={t('apr')} color="text-2" belowSm={{ ...onPhone('apr'), ...besideChevron }}>
        <bdi dir="ltr">{formatPercent(best?.APR)}</bdi>
      </Value>
      <Value paddingInlineEnd="s4" belowSm={onPhone('cost')}>
        {best ? <CostText cost={best.Cost} /> : '–'}
      </Value>
    </Box>
  );
}
