import { type Theme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { token } from '../theme/tokens';

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

const MOST_LINES = 4;

const month = /^(\d{2})\/(\d{4})$/;

/** Months below each other with their year, which only the first month of it names: all of them fit. */
function monthLines(groups: readonly string[]): readonly string[] | undefined {
  const months = groups.map((group) => month.exec(group));
  if (groups.length === 0 || months.includes(null)) return undefined;
  return months.map((found, index) => {
    const [, number = '', year = ''] = found ?? [];
    return index === 0 || months[index - 1]?.[2] !== year ? `${number}\n${year}` : number;
  });
}

/** The name of a group in short lines below its bar. */
function inLines(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, MOST_LINES);
  return lines.length > MOST_LINES ? `${shown.join('\n')}…` : shown.join('\n');
}

/** The figures of a report as bars; a click on a group picks it. */
export function ReportChart({ groups, bars, stacked, height, onPick }: Props) {
  const width = Math.max(7, Math.min(18, Math.floor(100 / Math.max(1, groups.length))));
  const names = monthLines(groups) ?? groups.map((group) => inLines(group, width));
  const most = Math.max(1, ...names.map((name) => name.split('\n').length));
  return (
    <ThemeProvider theme={leftToRight}>
      <div dir="ltr">
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
              tickLabelMinGap: 0,
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
