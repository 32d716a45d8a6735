import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { onDemand } from '../../providers/chunks/on-demand';
import { Stack } from '../../ui/layout/primitives';
import { noLoan } from '../scenarios/no-loan';
import type { Scenario } from '../useScenario';

const ScenarioDetails = onDemand('ScenarioDetails', async () => (await import('../ScenarioDetails')).ScenarioDetails);

interface Props {
  readonly scenario: Scenario;
  readonly isGuest: boolean;
}

/** The rest of the scenario's inputs, which load when they are first opened. */
export const MoreFacts = ({ scenario, isGuest }: Props) => (
  <Stack minColumn={216} gap="s4" align="start" paddingBlockStart="s4">
    <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ gridColumn: '1 / -1' }} />}>
      <ScenarioDetails scenario={scenario} loan={noLoan} quick={isGuest ? 'guest' : 'user'} />
    </Suspense>
  </Stack>
);
