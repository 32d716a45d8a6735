import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { programFilters } from '../../domain/pricing/scenario-filter';
import { FilterChip } from '../ui/FilterChip';
import { Row } from '../ui/layout/primitives';
import { filterKinds, type ProgramFilterKind, tickedFields, withTicked } from './scenario-programs';
import type { ScenarioValues } from './scenario-values';
import { usePricingText } from './usePricingText';

/** Which programs the scenario includes: terms, rate types, products and payments. */
export function ProgramChoice() {
  const translate = useTranslate();
  const { t } = usePricingText();
  const { field } = useController<ScenarioValues, 'programs'>({ name: 'programs' });
  const ticked = tickedFields(field.value);
  const label = (kind: ProgramFilterKind, choice: string): string => {
    const years = Number(choice);
    if (kind === 'terms') return Number.isNaN(years) ? t('otherTerm') : t('yearsShort', { count: years });
    if (kind === 'amortizations') return Number.isNaN(years) ? t('fixed') : t('armOf', { count: years });
    return translate(`pricing.filterChoice.${choice}`, { _: choice });
  };
  return (
    <Row wrap gap={6} role="group" aria-label={t('field.programs')}>
      {filterKinds.map((kind) => {
        const choices = Object.entries(programFilters[kind])
          .map(([value, choice]) => ({ value, label: label(kind, choice) }))
          .sort((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }));
        return (
          <FilterChip
            key={kind}
            label={t(`filter.${kind}`)}
            choices={choices}
            values={ticked.filter((name) => choices.some(({ value }) => value === name))}
            onChange={(chosen) => field.onChange(withTicked(field.value, kind, chosen))}
          />
        );
      })}
    </Row>
  );
}
