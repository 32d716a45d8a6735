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
  /** The chips; `all` says whether those that are seldom wanted are asked for. */
  readonly chips: (all: boolean) => ReactNode;
  /** Some chips are seldom wanted. */
  readonly more: boolean;
  /** Takes back search and filters; given while there are some. */
  readonly onClear?: (() => void) | undefined;
  /** Stands in a page with narrower margins. */
  readonly tight?: boolean;
}

/** Search and filters in a line, which on a phone is pushed sideways. */
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
