import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { token } from '../theme/tokens';

const Frame = styled('section')({
  display: 'grid',
  gap: token('s2'),
  alignContent: 'start',
  minInlineSize: 0,
  '& > h3': { color: token('text-2'), fontSize: token('fs-small'), fontWeight: 500 },
});

const Paper = styled('div')({
  minInlineSize: 0,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
  overflow: 'clip',
  '&[data-padded="true"]': { padding: token('s4') },
});

export const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: `${token('s5')} ${token('s4')}`,
});

export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('s2') });

interface Props {
  /** The block and its state. */
  readonly name: string;
  readonly children: ReactNode;
  /** It brings its own room, or goes to the edges. */
  readonly bare?: boolean;
}

/** One block in one state, on paper. */
export function Example({ name, children, bare }: Props) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <Paper data-padded={!bare}>{children}</Paper>
    </Frame>
  );
}
