import { Alert, Button } from '@mui/material';
import { SearchX, Tag } from 'lucide-react';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { EmptyState } from '../shell/blocks/EmptyState';
import { Card } from './pricing-layout';
import { nearMisses } from './program-list';
import type { ScenarioName } from './scenario-values';
import { usePricingText } from './usePricingText';

const HINTS = 3;

interface MissingProps {
  readonly names: readonly ScenarioName[];
  readonly onGo: (name: ScenarioName) => void;
}

/** Pricing lacks something: what, and a way to the input. */
export function MissingNotice({ names, onGo }: MissingProps) {
  const { say } = usePricingText();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {say('missing', { count: names.length, smart_count: names.length })}{' '}
      {names.map((name) => (
        <Button
          key={name}
          variant="text"
          size="small"
          sx={{ color: 'inherit', textDecoration: 'underline' }}
          onClick={() => onGo(name)}
        >
          {say(`field.${name}`)}
        </Button>
      ))}
    </Alert>
  );
}

/** Nothing can be priced before the missing values are there. */
export function NoPrices() {
  const { say } = usePricingText();
  return (
    <Card>
      <EmptyState icon={Tag} title={say('noPrices')}>
        {say('noPricesHelp')}
      </EmptyState>
    </Card>
  );
}

/** No program takes the loan: those that fail for one reason only, and what they need. */
export function NoProgram({ programs }: { readonly programs: readonly ProgramResult[] }) {
  const { say, shown, needed } = usePricingText();
  const near = nearMisses(programs, HINTS);
  return (
    <Card>
      <EmptyState icon={SearchX} title={say('noneEligible')}>
        {say(near.length > 0 ? 'noneHelpNear' : 'noneHelp')}
        {near.map(({ program, reason }) => (
          <span key={program.lLpTemplateId} style={{ display: 'block', marginBlockStart: 'var(--s2)' }}>
            <b>
              <bdi>{program.Name}</bdi>
            </b>
            {' · '}
            {say(`reason.${reason.code}`, { _: reason.text })}
            {' · '}
            {say('actualAndNeeded', { actual: shown(reason.actual), needed: needed(reason) })}
          </span>
        ))}
      </EmptyState>
    </Card>
  );
}

/** Every eligible program is filtered away. */
export function NoneListed({ onClear }: { readonly onClear: () => void }) {
  const { say } = usePricingText();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={say('noneListed')}
        actions={<Button onClick={onClear}>{say('clearFilter')}</Button>}
      />
    </Card>
  );
}
