import { Button } from '@mui/material';
import { RegionBoundary } from '../shell/states/RegionBoundary';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { NotAuthorized } from '../ui/NotAuthorized';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { Section } from '../ui/Section';
import { StatusDot } from '../ui/StatusDot';
import { Example, Grid, Line } from './Example';
import { failure } from './samples';

function Broken(): never {
  throw new Error('This region fails on purpose.');
}

/** Empty, error, not-allowed and read-only states, a section, and the loan status dots. */
export function StateExamples() {
  return (
    <Grid>
      <Example name="EmptyState, with what to do first">
        <EmptyState title="No conditions yet" actions={<Button>Add a condition</Button>}>
          Conditions appear when the underwriter has looked at the file.
        </EmptyState>
      </Example>
      <Example name="ErrorState, with a retry">
        <ErrorState error={failure} onRetry={() => undefined} />
      </Example>
      <Example name="NotAuthorized">
        <NotAuthorized page={false} />
      </Example>
      <Example name="RegionBoundary around what fails" bare>
        <RegionBoundary>
          <Broken />
        </RegionBoundary>
      </Example>
      <Example name="ReadOnlyNotice">
        <ReadOnlyNotice reason="Your role can’t edit a loan in the status Funded." />
      </Example>
      <Example name="StatusDot, plain and as a badge">
        <Line>
          {['3', '28', '4', '7', '10', '6'].map((status) => (
            <StatusDot key={status} status={status} badge={status === '6'} />
          ))}
        </Line>
      </Example>
      <Section title="Section" aside="3 open, 2 done">
        A group of content on paper.
      </Section>
      <Section title="Section, flush" flush>
        <div style={{ borderBlockStart: 'var(--border)', padding: 16 }}>Its content goes to the edges.</div>
      </Section>
    </Grid>
  );
}
