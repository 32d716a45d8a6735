import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../theme/tokens';
import { SearchField } from './SearchField';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `10px ${token('s2')}`,
  padding: `${token('s3')} ${token('s4')}`,
  [theme.breakpoints.up('md')]: {
    rowGap: token('s2'),
    paddingBlock: 6,
    '&[data-tight="false"]': { paddingInline: token('s5') },
  },
}));
const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: token('s2'),
  alignItems: 'center',
  minInlineSize: 0,
  flexWrap: 'wrap',
  [theme.breakpoints.down('md')]: { flexWrap: 'nowrap', overflowX: 'auto', inlineSize: '100%', paddingBlock: 2 },
}));

interface Props {
  readonly search?: ComponentProps<typeof SearchField> | undefined;
  /** The chips; `all` includes the less common ones. */
  readonly chips: (all: boolean) => ReactNode;
  /** Whether there are less common chips. */
  readonly more: boolean;
  /** Clears search and filters; present only when there are some. */
  readonly onClear?: (() => void) | undefined;
  /** For pages with narrower margins. */
  readonly tight?: boolean;
}

/** Search and filters in one line, which scrolls sideways on a phone. */
export function FilterLine({ search, chips, more, onClear, tight = false }: Props) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  return (
    <Line data-tight={tight}>
      {search && <SearchField {...search} />}
      <Chips>
        {chips(all)}
        {more && (
          <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {translate(all ? 'records.fewerFilters' : 'records.moreFilters')}
          </Button>
        )}
        {onClear && (
          <Button size="small" variant="text" onClick={onClear}>
            {translate('records.clear')}
          </Button>
        )}
      </Chips>
    </Line>
  );
}
