import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { token } from '../../theme/tokens';

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
  '& dd': { minInlineSize: 0, overflow: 'hidden', textAlign: 'end', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface Fact {
  readonly label: string;
  /** What is missing is an en dash. */
  readonly value: ReactNode;
}

/** Labels and values in groups parted by lines, as in the loan summary. */
export function FactList({ groups }: { readonly groups: readonly (readonly Fact[])[] }) {
  return (
    <List>
      {groups.map((facts, group) => (
        <Fragment key={facts[0]?.label}>
          {facts.map(({ label, value }, index) => (
            <div key={label} data-first={group > 0 && index === 0}>
              <dt>{label}</dt>
              <dd
                className={typeof value === 'string' && /\d/.test(value) ? 'num' : undefined}
                title={typeof value === 'string' ? value : undefined}
              >
                {typeof value === 'string' ? <bdi>{value || '–'}</bdi> : value}
              </dd>
            </div>
          ))}
        </Fragment>
      ))}
    </List>
  );
}
