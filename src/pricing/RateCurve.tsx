import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { curveTicks } from './curve';

const PAR = 100;
const MOST_MARKS = 12;
const tickLabelStyle = { fill: token('text-3'), fontSize: 11, fontWeight: 500, fontFamily: token('font') };

const chartStyles = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { display: 'none' },
  '& .MuiChartsGrid-line': { stroke: token('line') },
  '& .MuiLineElement-root': { strokeWidth: 1.75 },
  '& .MuiMarkElement-root': { fill: token('accent'), stroke: token('raised'), strokeWidth: 2 },
} as const;

interface Props {
  readonly options: readonly RateOption[];
  readonly chosen: RateOption;
  readonly onPick: (option: RateOption) => void;
}

/** Price by rate: the curve, par and the selected rate. The rate grid holds the same values as text. */
export function RateCurve({ options, chosen, onPick }: Props) {
  const ticks = curveTicks(options.map(({ Price }) => Number(Price)));
  return (
    <LineChart
      sx={chartStyles}
      height={150}
      skipAnimation
      hideLegend
      margin={{ top: 8, bottom: 0, left: 0, right: 22 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: options.map(({ Rate }) => Rate),
          height: 26,
          tickLabelStyle,
          tickLabelInterval: (_, place) => place % Math.max(1, Math.ceil(options.length / 5)) === 0,
        },
      ]}
      yAxis={[{ width: 32, tickLabelStyle, min: ticks[0], max: ticks.at(-1), tickInterval: ticks }]}
      series={[
        {
          data: options.map(({ Price }) => Number(Price)),
          color: token('accent'),
          curve: 'linear',
          showMark: options.length <= MOST_MARKS,
        },
        {
          data: options.map(({ Rate, Price }) => (Rate === chosen.Rate ? Number(Price) : null)),
          color: token('accent'),
          shape: 'circle',
          showMark: true,
        },
      ]}
      onAxisClick={(_, axis) => {
        const option = options.find(({ Rate }) => Rate === axis?.axisValue);
        if (option) onPick(option);
      }}
    >
      <ChartsReferenceLine y={PAR} lineStyle={{ stroke: token('line-input'), strokeDasharray: '2 3' }} />
      <ChartsReferenceLine x={chosen.Rate} lineStyle={{ stroke: token('accent'), strokeDasharray: '2 3' }} />
    </LineChart>
  );
}
