import { Button, Chip, Select } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Columns3 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { Spread } from './pricing-layout';
import { type FilterKind, filterChoices, type ProgramFilter, type ProgramSort, toggled } from './program-list';
import { usePricingText } from './usePricingText';

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '@media (pointer: coarse)': { '& .MuiChip-root': { height: 44 } },
});
const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  [theme.breakpoints.up('md')]: { '& + &': { paddingInlineStart: 6, borderInlineStart: token('border') } },
}));
const Sort = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('s2'),
  color: token('text-3'),
  '& .MuiOutlinedInput-root': {
    minBlockSize: 28,
    fontSize: token('fs-body'),
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
});

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
      <Chips>
        {kinds
          .filter((kind) => choices[kind].length > 0)
          .map((kind) => (
            <Group key={kind} role="group" aria-label={t(`filter.${kind}`)}>
              {choices[kind].map((choice) => {
                const on = filter[kind].includes(choice);
                return (
                  <Chip
                    key={choice}
                    component="button"
                    clickable
                    variant={on ? 'filled' : 'outlined'}
                    color={on ? 'primary' : 'default'}
                    label={labels[kind](choice)}
                    aria-pressed={on}
                    onClick={() => onFilter(toggled(filter, kind, choice))}
                  />
                );
              })}
            </Group>
          ))}
      </Chips>
      <Spread sx={{ marginInlineStart: 'auto' }}>
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
        <Sort>
          {t('sort')}
          <Select
            native
            size="small"
            value={sort}
            onChange={({ target }) => onSort(sorts.find((one) => one === target.value) ?? 'order')}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`sortBy.${one}`)}
              </option>
            ))}
          </Select>
        </Sort>
      </Spread>
    </Spread>
  );
}
