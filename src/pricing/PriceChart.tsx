import { Skeleton, Typography } from '@mui/material';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { withOneReload } from '../providers/chunks/with-one-reload';
import { priceText } from './figures';
import { usePricingText } from './usePricingText';

/** Rates increase from left to right in every language. */
const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

const load = withOneReload('RateCurve', async () => (await import('./RateCurve')).RateCurve);
const RateCurve = lazy(async () => ({ default: await load() }));

interface Props {
  readonly program: ProgramResult;
  readonly chosen: RateOption;
  readonly onPick: (option: RateOption) => void;
}

/** Chart of price by rate in the selected lock period, with a text alternative. */
export function PriceChart({ program, chosen, onPick }: Props) {
  const { t } = usePricingText();
  const options = program.RateOption;
  const [first] = options;
  const last = options.at(-1);
  if (!first || !last || options.length < 2) return null;
  const title = t('curve', { lock: t('lockOf', { count: chosen.LockDays, smart_count: chosen.LockDays }) });
  const description = t('curveText', {
    low: formatPercent(first.Rate),
    lowPrice: priceText(first.Price),
    high: formatPercent(last.Rate),
    highPrice: priceText(last.Price),
    rate: formatPercent(chosen.Rate),
    price: priceText(chosen.Price),
  });
  return (
    <figure>
      <Typography component="figcaption" variant="body2" sx={{ mt: 5, mb: 1.5, color: 'text.secondary' }}>
        {title}
      </Typography>
      <div role="img" aria-label={`${title}. ${description}`} dir="ltr">
        <div aria-hidden="true">
          <Suspense fallback={<Skeleton variant="rounded" height={150} />}>
            <ThemeProvider theme={leftToRight}>
              <RateCurve options={options} chosen={chosen} onPick={onPick} />
            </ThemeProvider>
          </Suspense>
        </div>
      </div>
    </figure>
  );
}
