import { type Theme, ThemeProvider } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatDate } from '../../../domain/format/date';
import type { LockSimulation, SimulatedDay } from '../../../domain/locks/lock-simulation.schemas';
import { token } from '../../theme/tokens';
import { useLockText } from '../useLockText';
import { priceTicks } from './price-ticks';

/** Days run from left to right in every language. */
const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

const tickLabelStyle = { fill: token('text-3'), fontSize: 11, fontWeight: 500, fontFamily: token('font') };
const referenceLabel = { fill: token('text-2'), fontSize: 11, fontWeight: 500, fontFamily: token('font') };

const chartStyles = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { display: 'none' },
  '& .MuiChartsGrid-line': { stroke: token('line') },
  '& .MuiLineElement-root': { strokeWidth: 2 },
  '& .MuiLineElement-series-ceiling': { strokeDasharray: '2 3', strokeWidth: 1.25 },
  '& .MuiLineElement-series-float': { strokeDasharray: '4 4' },
} as const;

type Price = (day: SimulatedDay) => string | undefined;

const shortDay = (date: string): string => formatDate(date).slice(0, 5);

/** The price of closing by day: extended now, locked again later with the most that it can be, and at the market. */
export function SimulatorChart({ simulation }: { readonly simulation: LockSimulation }) {
  const { t } = useLockText();
  const { days, expiresOn, closing } = simulation;
  const series = (price: Price): (number | null)[] =>
    days.map((day) => {
      const found = price(day);
      return found === undefined ? null : Number(found);
    });
  const lines = {
    // The lock as it is needs no extension.
    extend: series((day) => day.extend?.price ?? (day.covered ? simulation.price : undefined)),
    relock: series((day) => day.relock?.price),
    ceiling: series((day) => day.relock?.ceiling),
    float: series((day) => day.float?.price),
  };
  const ticks = priceTicks(Object.values(lines).flat());
  const step = Math.max(1, Math.ceil(days.length / 7));
  return (
    <ThemeProvider theme={leftToRight}>
      <div dir="ltr">
        <LineChart
          sx={chartStyles}
          height={220}
          skipAnimation
          hideLegend
          margin={{ top: 18, bottom: 0, left: 0, right: 22 }}
          grid={{ horizontal: true }}
          xAxis={[
            {
              scaleType: 'point',
              data: days.map(({ date }) => date),
              valueFormatter: shortDay,
              height: 26,
              tickLabelStyle,
              tickLabelInterval: (_, place) => place % step === 0,
            },
          ]}
          yAxis={[
            {
              width: 52,
              tickLabelStyle,
              min: ticks[0],
              max: ticks.at(-1),
              tickInterval: ticks,
              valueFormatter: (price: number) => price.toFixed(3),
            },
          ]}
          series={[
            {
              id: 'ceiling',
              label: t('simulator.ceiling'),
              data: lines.ceiling,
              color: token('text-3'),
              curve: 'stepAfter',
              showMark: false,
            },
            {
              id: 'relock',
              label: t('simulator.relock'),
              data: lines.relock,
              color: token('text-2'),
              curve: 'stepAfter',
              showMark: false,
            },
            {
              id: 'float',
              label: t('simulator.float'),
              data: lines.float,
              color: token('dot-amber'),
              curve: 'stepAfter',
              showMark: false,
            },
            {
              id: 'extend',
              label: t('simulator.extend'),
              data: lines.extend,
              color: token('accent'),
              curve: 'stepAfter',
              showMark: false,
            },
          ]}
        >
          {days.some(({ date }) => date === expiresOn) && (
            <ChartsReferenceLine
              x={expiresOn}
              label={t('simulator.ends')}
              labelAlign="end"
              labelStyle={referenceLabel}
              lineStyle={{ stroke: token('dot-orange') }}
            />
          )}
          {closing !== null && closing !== expiresOn && days.some(({ date }) => date === closing) && (
            <ChartsReferenceLine
              x={closing}
              label={t('closing')}
              labelAlign="start"
              labelStyle={referenceLabel}
              lineStyle={{ stroke: token('line-input'), strokeDasharray: '2 3' }}
            />
          )}
        </LineChart>
      </div>
    </ThemeProvider>
  );
}
