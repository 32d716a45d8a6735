import { BarChart } from '@mui/x-charts/BarChart';
import { formatDate } from '../../../domain/format/date';
import { token } from '../../theme/tokens';
import { loanTicks } from './loan-ticks';
import type { LockDay } from './lock-day';

const tickLabelStyle = { fill: token('text-3'), fontSize: 11, fontWeight: 500, fontFamily: token('font') };

const chartStyles = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { display: 'none' },
  '& .MuiBarElement-root, & .MuiChartsAxisHighlight-root': { cursor: 'pointer' },
} as const;

/** Month and day. */
const shortDate = (date: string): string => formatDate(date).slice(0, 5);

interface Props {
  readonly days: readonly LockDay[];
  readonly height: number;
  readonly onPick: (day: LockDay) => void;
}

/** Locks by day as bars; a click anywhere in a day's column picks it. */
export function LockChart({ days, height, onPick }: Props) {
  const counts = days.map(({ loans, paused }) => loans + paused);
  const ticks = loanTicks(counts);
  return (
    <BarChart
      sx={chartStyles}
      height={height}
      skipAnimation
      hideLegend
      // The chart leaves out a label that has less than half its line height above it.
      margin={{ top: 16, bottom: 0, left: 0, right: 8 }}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ date }) => shortDate(date)),
          height: 26,
          tickLabelStyle,
          colorMap: {
            type: 'ordinal',
            values: days.map(({ date }) => shortDate(date)),
            colors: days.map(({ hot }) => token(hot ? 'dot-orange' : 'accent')),
          },
        },
      ]}
      yAxis={[{ width: 28, tickLabelStyle, min: 0, max: ticks.at(-1), tickInterval: ticks }]}
      series={[{ data: counts }]}
      onAxisClick={(_, axis) => {
        const day = axis && days[axis.dataIndex];
        if (day) onPick(day);
      }}
    />
  );
}
