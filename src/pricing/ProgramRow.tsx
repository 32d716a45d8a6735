import { Checkbox } from '@mui/material';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { CostText } from './CostText';
import { priceText } from './figures';
import { bestOption } from './program-list';
import { RowButton } from './program-styles';
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

/** One eligible program at its best rate. Clicking anywhere in the row expands it, or selects it for comparison. */
export function ProgramRow({ program, open, controls, compared, onPress }: Props) {
  const { t } = usePricingText();
  const best = bestOption(program);
  const Chevron = open ? ChevronDown : ChevronRight;
  const name = <span title={program.Name}>{program.Name}</span>;
  return (
    <tr className="program">
      <th scope="row">
        {compared === null ? (
          <RowButton type="button" aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onPress}>
            <Chevron size={16} strokeWidth={1.6} aria-hidden="true" className="flip" />
            <bdi style={{ display: 'contents' }}>{name}</bdi>
          </RowButton>
        ) : (
          <RowButton type="button" role="checkbox" aria-checked={compared} onClick={onPress}>
            <Checkbox size="small" checked={compared} tabIndex={-1} aria-hidden="true" inert sx={{ p: 0, m: '-2px' }} />
            <bdi style={{ display: 'contents' }}>{name}</bdi>
          </RowButton>
        )}
      </th>
      <td className="rate strong">
        <bdi dir="ltr">{formatPercent(best?.Rate)}</bdi>
      </td>
      <td className="price">
        <bdi dir="ltr">{priceText(best?.Price)}</bdi>
      </td>
      <td className="gap" />
      <td className="payment" data-label={t('payment')}>
        <bdi dir="ltr">{formatMoney(best?.Payment)}</bdi>
      </td>
      <td className="apr second" data-label={t('apr')}>
        <bdi dir="ltr">{formatPercent(best?.APR)}</bdi>
      </td>
      <td className="cost">{best ? <CostText cost={best.Cost} /> : '–'}</td>
    </tr>
  );
}
