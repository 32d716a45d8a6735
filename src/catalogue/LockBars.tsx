import { BarChart } from '@mui/x-charts/BarChart';
import { token } from '../theme/tokens';

/** A small sample chart for the chart frame. */
export function LockBars() {
  return (
    <BarChart
      height={180}
      skipAnimation
      hideLegend
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [2, 5, 0, 0, 4], color: token('accent') }]}
    />
  );
}
