import { type Theme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useRef } from 'react';
import { token } from '../theme/tokens';
import { axisLabels } from './axis-labels';
import { useInlineSize } from './useInlineSize';

/** Groups run from left to right in every language. */
const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

const tickLabelStyle = { fill: token('text-3'), fontSize: 11, fontWeight: 500, fontFamily: token('font') };

const chartStyles = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { display: 'none' },
  '& .MuiChartsGrid-line': { stroke: token('line') },
  '& .MuiBarElement-root': { cursor: 'pointer' },
} as const;

export interface Bars {
  readonly label: string;
  readonly color: string;
  readonly data: readonly (number | null)[];
}

interface Props {
  readonly groups: readonly string[];
  readonly bars: readonly Bars[];
  readonly stacked: boolean;
  readonly height: number;
  readonly onPick: (index: number) => void;
}

/** What the axis of amounts and the margins take of the width. */
const BESIDE = 96;
/** Until the width is measured. */
const USUAL_WIDTH = 600;

/** The figures of a report as bars; a click on a group picks it. */
export function ReportChart({ groups, bars, stacked, height, onPick }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useInlineSize(frame, USUAL_WIDTH);
  const names = axisLabels(groups, width - BESIDE);
  const most = Math.max(1, ...names.map((name) => name.split('\n').length));
  return (
    <ThemeProvider theme={leftToRight}>
      <div dir="ltr" ref={frame}>
        <BarChart
          sx={chartStyles}
          height={height}
          skipAnimation
          hideLegend
          borderRadius={2}
          // The names of the first and last group are shortened to the room beside their bars.
          margin={{ top: 12, bottom: 0, left: most > 1 ? 16 : 0, right: most > 1 ? 44 : 8 }}
          grid={{ horizontal: true }}
          xAxis={[
            {
              scaleType: 'band',
              // Groups of the same short name stay apart.
              data: groups.map((_, index) => index),
              valueFormatter: (index: number, { location }) => (location === 'tick' ? names : groups)[index] ?? '',
              height: 12 + 15 * most,
              // All that are not empty: they are chosen so that they fit.
              tickLabelInterval: (_, index) => names[index] !== '',
              tickLabelStyle,
              categoryGapRatio: 0.4,
            },
          ]}
          yAxis={[{ width: 36, tickLabelStyle, min: 0, tickMinStep: 1 }]}
          series={bars.map(({ label, color, data }) => ({
            label,
            color,
            data: [...data],
            ...(stacked && { stack: 'all' }),
          }))}
          onAxisClick={(_, axis) => {
            if (axis) onPick(axis.dataIndex);
          }}
        />
      </div>
    </ThemeProvider>
  );
}
