import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { token } from '../theme/tokens';

const List = styled('dl')({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: token('s4'),
    paddingBlock: 3,
    lineHeight: '20px',
  },
  '& > div[data-first="true"]': { marginBlockStart: 7, paddingBlockStart: 10, borderBlockStart: token('border') },
  '& dt': { color: token('text-3'), whiteSpace: 'nowrap' },
  // Long names wrap: truncated text cannot be read on touch screens.
  '& dd': { minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});

export interface Fact {
  readonly label: ReactNode;
  /** Default: the label. */
  readonly key?: string;
  /** A missing value is an en dash. */
  readonly value: ReactNode;
}

const keyOf = ({ key, label }: Fact): string => key ?? String(label);

/** Labels and values in groups with dividers, as in the loan summary. */
export function FactList({ groups }: { readonly groups: readonly (readonly Fact[])[] }) {
  return (
    <List>
      {groups.map((facts, group) => (
        <Fragment key={facts[0] && keyOf(facts[0])}>
          {facts.map(({ key, label, value }, index) => (
            <div key={keyOf({ key, label, value })} data-first={group > 0 && index === 0}>
              <dt>{label}</dt>
              <dd className={typeof value === 'string' && /\d/.test(value) ? 'num' : undefined}>
                {typeof value === 'string' ? <bdi>{value || '–'}</bdi> : value}
              </dd>
            </div>
          ))}
        </Fragment>
      ))}
    </List>
  );
}
