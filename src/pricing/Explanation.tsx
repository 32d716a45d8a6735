import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { AdjustmentList } from './AdjustmentList';
import { costOrCredit, priceText, signedPrice } from './figures';
import { PriceChart } from './PriceChart';
import { usePriceMove } from './usePriceMove';
import { usePricingText } from './usePricingText';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s4')} ${token('s5')} ${token('s3')}`,
  borderBlockEnd: token('border'),
  '& p': { color: token('text-2') },
});

const Body = styled('section')({
  flex: 1,
  overflow: 'auto',
  minBlockSize: 0,
  padding: `${token('s4')} ${token('s5')}`,
});

const Final = styled('div')({
  '& > p:first-of-type': { color: token('text-2') },
  '& .figure': {
    display: 'flex',
    alignItems: 'baseline',
    gap: token('s3'),
    fontSize: token('fs-figure'),
    fontWeight: 600,
    lineHeight: '44px',
  },
  '& .figure > bdi': { letterSpacing: '-0.02em' },
  '& .figure small': { fontSize: token('fs-small'), fontWeight: 500, lineHeight: 1, color: token('text-3') },
  '& .cost': { fontWeight: 500 },
  '& .more': { marginBlockStart: 4, color: token('text-2') },
});

interface Props {
  readonly program: ProgramResult;
  readonly option: RateOption;
  readonly onPick: (option: RateOption) => void;
  readonly onClose?: () => void;
}

/** How the price of the chosen rate came about. */
export function Explanation({ program, option, onPick, onClose }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const id = useId();
  const moved = usePriceMove(program.lLpTemplateId, option);
  const { kind, amount } = costOrCredit(option.Cost);
  const lock = t('lockOf', { count: option.LockDays, smart_count: option.LockDays });
  return (
    <>
      <Head>
        <div>
          <p>
            <bdi>{program.Name}</bdi>
          </p>
          <h2 id={id}>{t('rateAndLock', { rate: formatPercent(option.Rate), lock })}</h2>
        </div>
        {onClose && (
          <IconButton size="small" onClick={onClose} aria-label={translate('shell.close')}>
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      <Body aria-labelledby={id} tabIndex={0}>
        <Final aria-live="polite">
          <p>{t('finalPrice')}</p>
          <p className="figure">
            <bdi dir="ltr">{priceText(option.Price)}</bdi>
            {moved && <small>{t('moved', { change: signedPrice(moved) })}</small>}
          </p>
          <p className="cost" style={{ color: kind === 'credit' ? token('ok-text') : undefined }}>
            {t(`toBorrower.${kind}`, { amount })}
          </p>
          <p className="more">
            {t('paymentAndApr', { payment: formatMoney(option.Payment), apr: formatPercent(option.APR) })}
          </p>
        </Final>
        <AdjustmentList option={option} />
        <PriceChart program={program} chosen={option} onPick={onPick} />
      </Body>
    </>
  );
}
