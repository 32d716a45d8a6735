import { Button, Chip, Select } from '@mui/material';
import { Columns3 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { Row } from '../ui/layout/primitives';
import { Spread } from './pricing-layout';
import { type FilterKind, filterChoices, type ProgramFilter, type ProgramSort, toggled } from './program-list';
import { usePricingText } from './usePricingText';

const sortStyles = {
  '&&': { minBlockSize: 28, fontSize: token('fs-body'), '@media (pointer: coarse)': { minBlockSize: 44 } },
} as const;

const sorts: readonly ProgramSort[] = ['order', 'rate', 'payment'];
const kinds: readonly FilterKind[] = ['products', 'terms', 'amortizations'];

interface Props {
  readonly programs: readonly ProgramResult[];
  readonly filter: ProgramFilter;
  readonly onFilter: (filter: ProgramFilter) => void;
  readonly sort: ProgramSort;
  readonly onSort: (sort: ProgramSort) => void;
  /** Number of programs selected for comparison; null outside comparison mode. */
  readonly compared: number | null;
  readonly onCompare: (on: boolean) => void;
  readonly onShowComparison: () => void;
}

/** Chips for product, term and rate type, the sort order, and the comparison. */
export function ProgramFilters(props: Props) {
  const { programs, filter, onFilter, sort, onSort, compared, onCompare, onShowComparison } = props;
  const translate = useTranslate();
  const { t } = usePricingText();
  const choices = filterChoices(programs);
  const labels: Readonly<Record<FilterKind, (choice: string) => string>> = {
    products: (choice) => (choice === 'second' ? t('second') : translate(`codes.sLT.${choice}`)),
    terms: (choice) => t('yearsShort', { count: choice }),
    amortizations: (choice) => t(choice === '0' ? 'fixed' : 'arm'),
  };
  return (
    <Spread>
      <Row wrap gap={6} align="stretch">
        {kinds
          .filter((kind) => choices[kind].length > 0)
          .map((kind, index) => (
            <Row
              wrap
              gap={6}
              align="stretch"
              fromMd={index > 0 ? { paddingInlineStart: 6, lineStart: true } : undefined}
              key={kind}
              role="group"
              aria-label={t(`filter.${kind}`)}
            >
              {choices[kind].map((choice) => {
                const on = filter[kind].includes(choice);
                return (
                  <Chip
                    key={choice}
                    component="button"
                    clickable
                    sx={{ '@media (pointer: coarse)': { height: 44 } }}
                    variant={on ? 'filled' : 'outlined'}
                    color={on ? 'primary' : 'default'}
                    label={labels[kind](choice)}
                    aria-pressed={on}
                    onClick={() => onFilter(toggled(filter, kind, choice))}
                  />
                );
              })}
            </Row>
          ))}
      </Row>
      <Spread marginInlineStart="auto">
        {compared === null ? (
          <Button
            variant="text"
            size="small"
            startIcon={<Columns3 size={15} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => onCompare(true)}
          >
            {t('compare')}
          </Button>
        ) : (
          <>
            <Button size="small" disabled={compared < 2} onClick={onShowComparison}>
              {compared < 2 ? t('compareHint') : t('compareCount', { count: compared, smart_count: compared })}
            </Button>
            <Button variant="text" size="small" onClick={() => onCompare(false)}>
              {translate('dialogs.cancel')}
            </Button>
          </>
        )}
        <Row as="label" display="inline-flex" gap="s2" color="text-3">
          {t('sort')}
          <Select
            native
            size="small"
            sx={sortStyles}
            value={sort}
            onChange={({ target }) => onSort(sorts.find((one) => one === target.value) ?? 'order')}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`sortBy.${one}`)}
              </option>
            ))}
          </Select>
        </Row>
      </Spread>
    </Spread>
  );
}
