import { Alert, Button } from '@mui/material';
import { SearchX, Tag } from 'lucide-react';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { EmptyState } from '../ui/EmptyState';
import { Note, Text } from '../ui/layout/primitives';
import { Card } from './pricing-layout';
import { nearMisses } from './program-list';
import type { ScenarioName } from './scenario-values';
import { usePricingText } from './usePricingText';

const HINTS = 3;
const NAMES = 3;

interface MissingProps {
  readonly names: readonly ScenarioName[];
  /** Selecting a program saves them to a loan. */
  readonly ofLoan: boolean;
  readonly onGo: (name: ScenarioName) => void;
}

/** Lists the values that pricing is missing, with a link to the input. */
export function MissingNotice({ names, ofLoan, onGo }: MissingProps) {
  const { t } = usePricingText();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {t(ofLoan ? 'missing' : 'missingFacts', { count: names.length, smart_count: names.length })}{' '}
      {names.map((name) => (
        <Button
          key={name}
          variant="text"
          size="small"
          sx={{ minWidth: 0, marginInlineEnd: 2, paddingInline: 0, color: 'inherit', textDecoration: 'underline' }}
          onClick={() => onGo(name)}
        >
          {t(`field.${name}`)}
        </Button>
      ))}
    </Alert>
  );
}

/** Shown instead of programs while required values are missing. */
export function NoPrices() {
  const { t } = usePricingText();
  return (
    <Card>
      <EmptyState icon={Tag} title={t('noPrices')}>
        {t('noPricesHelp')}
      </EmptyState>
    </Card>
  );
}

/** Shown when no program is eligible: the closest programs and what they require. */
export function NoProgram({ programs }: { readonly programs: readonly ProgramResult[] }) {
  const { t, shown, needed } = usePricingText();
  const { line } = useFormats();
  const near = nearMisses(programs, HINTS);
  return (
    <Card>
      <EmptyState icon={SearchX} title={t('noneEligible')}>
        {t(near.length > 0 ? 'noneHelpNear' : 'noneHelp')}
        {near.map(({ programs: opened, reason }) => (
          <Text display="block" marginBlockStart="s3" key={`${reason.code} ${reason.needed.text}`}>
            <Text as="b" weight={500} color="text">
              {t(`reason.${reason.code}`, { _: reason.text })}
            </Text>{' '}
            {t('actualAndNeeded', { actual: shown(reason.actual), needed: needed(reason) })}
            <Note as="small" display="block">
              <bdi>{line(opened.slice(0, NAMES).map(({ Name }) => Name))}</bdi>
              {opened.length > NAMES && ` ${t('andMore', { count: opened.length - NAMES })}`}
            </Note>
          </Text>
        ))}
      </EmptyState>
    </Card>
  );
}

/** Shown when the filters hide every eligible program. */
export function NoneListed({ onClear }: { readonly onClear: () => void }) {
  const { t } = usePricingText();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={t('noneListed')}
        actions={<Button onClick={onClear}>{t('clearFilter')}</Button>}
      />
    </Card>
  );
}
