import { Button } from '@mui/material';
import { useId } from 'react';
import { formatPercent } from '../../domain/format/percent';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { priceText } from './figures';
import { isKept } from './scenario-changes';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';

interface Props {
  readonly option: RateOption;
  readonly scenario: Scenario;
  /** Why the user can't choose a program, or null. */
  readonly readOnly: string | null;
  /** The form has changed and its prices are still loading. */
  readonly pending: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** The button that selects a program, with what it does and what it saves. */
export function ChooseFooter({ option, scenario, readOnly, pending, busy, onChoose }: Props) {
  const { t, scenarioValue } = usePricingText();
  const id = useId();
  const keptChanges = scenario.changed.filter(isKept);
  return (
    <Box as="footer" flex="none" padding="s3 s5 s4" lineAbove>
      {keptChanges.length > 0 && readOnly === null && (
        <Box marginBlockEnd="s3" size="small">
          <Text as="p" color="text-2" weight={500} id={`${id}-saved`}>
            {t('savedWithChoice', { count: keptChanges.length, smart_count: keptChanges.length })}
          </Text>
          <Box
            as="ul"
            maxBlockSize={116}
            overflow="auto"
            aria-labelledby={`${id}-saved`}
            tabIndex={keptChanges.length > 5 ? 0 : undefined}
          >
            {keptChanges.map((name) => (
              <Row as="li" align="stretch" justify="space-between" gap="s3" color="text-2" lineHeight="20px" key={name}>
                <span>{t(`field.${name}`)}</span>
                <Text color="text" textAlign="end">
                  <Text as="s" color="text-3" textDecoration="line-through" marginInlineEnd={6}>
                    <bdi>{scenarioValue(name, scenario.own)}</bdi>
                  </Text>
                  <bdi>{scenarioValue(name, scenario.values)}</bdi>
                </Text>
              </Row>
            ))}
          </Box>
        </Box>
      )}
      <Button
        variant="contained"
        fullWidth
        disabled={readOnly !== null}
        loading={busy}
        aria-disabled={pending}
        aria-describedby={`${id}-help`}
        // The button keeps its look while prices load, so that it doesn't flicker.
        onClick={() => !pending && onChoose()}
      >
        {t('select', { rate: formatPercent(option.Rate), price: priceText(option.Price) })}
      </Button>
      <Note as="p" marginBlockStart="s2" textAlign="center" id={`${id}-help`}>
        {readOnly ?? t('selectHelp')}
      </Note>
    </Box>
  );
}
