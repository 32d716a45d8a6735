import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';

const FigureTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: `${token('s2')} ${token('s3')}`, textAlign: 'start', verticalAlign: 'middle' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: token('s4') },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: token('s4') },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: token('surface'),
    color: token('text-3'),
    fontSize: token('fs-small'),
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { borderBlockStart: token('border') },
  '& tbody th': { fontWeight: 500 },
  // Buttons don't make their row taller.
  '& tbody th .MuiButton-root': { marginBlock: -6, fontSize: 'inherit' },
  '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .was': { color: token('text-3'), fontSize: token('fs-small') },
  '& .up': { color: token('ok-text') },
  '& .down': { color: token('bad-text') },
});

/** A plain table that scrolls inside its section, also by keyboard. */
export function MatrixTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box overflow="auto" maxBlockSize={520} tabIndex={0} role="group" aria-label={label}>
      <FigureTable>{children}</FigureTable>
    </Box>
  );
}
