import { lazy } from 'react';
import { pageById } from '../pages/page-table';
import { token } from '../theme/tokens';
import { ChartFrame } from '../ui/ChartFrame';
import { FactList } from '../ui/FactList';
import { FactSkeleton } from '../ui/FactSkeleton';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Example, Grid } from './Example';
import { failure } from './samples';

const LockBars = lazy(async () => ({ default: (await import('./LockBars')).LockBars }));

const chart = {
  title: 'Locks that expire, by day',
  words: 'Eleven locks expire within a week: two on Monday, five on Tuesday, four on Friday.',
  legend: [{ label: 'Locks', color: token('accent') }],
};

/** Key figures, facts, and the chart frame. */
export function CalculationExamples() {
  return (
    <>
      <KeyFigures label="The loan in figures">
        <KeyFigure label="Loan amount" value="$556,500.00" sub="Purchase, SFR" />
        <KeyFigure label="Note rate" value="6.125%" sub="30 Yr Fixed" to={pageById('home').path} />
        <KeyFigure label="LTV" value="75.000%" sub="CLTV 75.000%" />
        <KeyFigure
          label="Rate lock"
          value="12"
          unit="days left"
          sub="Expires 12/02/26"
          meter={{ share: 0.34, color: token('dot-orange') }}
        />
      </KeyFigures>
      <Grid>
        <Example name="FactList">
          <FactList
            groups={[
              [
                { label: 'Borrower name', value: 'Marisol Guadalupe de los Angeles Abernathy-Castellanos' },
                { label: 'Channel', value: 'Retail' },
              ],
              [
                { label: 'Note rate', value: '6.125%' },
                { label: 'Lock expires', value: '' },
              ],
            ]}
          />
        </Example>
        <Example name="FactSkeleton">
          <FactSkeleton groups={[2, 2]} />
        </Example>
        <Example name="ChartFrame">
          <ChartFrame {...chart}>
            <LockBars />
          </ChartFrame>
        </Example>
        <Example name="ChartFrame, loading">
          <ChartFrame {...chart} loading />
        </Example>
        <Example name="ChartFrame, empty">
          <ChartFrame {...chart} empty />
        </Example>
        <Example name="ChartFrame, failed">
          <ChartFrame {...chart} error={failure} onRetry={() => undefined} />
        </Example>
      </Grid>
    </>
  );
}
