import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';

const Line = styled('span')({
  display: 'flex',
  gap: token('s2'),
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 28,
  color: token('text-3'),
  fontSize: token('fs-small'),
});

/** What stands under the name of an item on a phone: its facts in a line, and what can be done with it. */
export function FileCard({ facts, children }: { readonly facts: ReactNode; readonly children?: ReactNode }) {
  return (
    <Line>
      <span>{facts}</span>
      {children}
    </Line>
  );
}
