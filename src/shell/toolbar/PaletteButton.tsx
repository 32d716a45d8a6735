import { ButtonBase, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { Row } from '../../ui/layout/primitives';
import { usePalette } from '../palette/usePalette';
import { without } from './FittedBar';

const Wide = styled(ButtonBase)(({ theme }) => ({
  flex: '0 1 224px',
  justifyContent: 'flex-start',
  gap: 8,
  minInlineSize: 180,
  blockSize: 32,
  paddingInline: 10,
  border: `1px solid ${token('line-strong')}`,
  borderRadius: token('r'),
  background: token('surface'),
  color: token('text-3'),
  fontSize: token('fs-body'),
  whiteSpace: 'nowrap',
  '&:hover': { background: token('hover') },
  [theme.breakpoints.down('md')]: { display: 'none' },
  [without('search')]: { display: 'none' },
}));

const Narrow = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.up('md')]: { '&:not([data-without~="search"] *)': { display: 'none' } },
}));

/** Opens the palette; so does Ctrl or Cmd and K. */
export function PaletteButton() {
  const translate = useTranslate();
  const { open } = usePalette();
  const label = translate('shell.palette.open');
  return (
    <>
      <Wide data-shrinks="" onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
        <Row
          as="kbd"
          display="inline-flex"
          blockSize={18}
          marginInlineStart="auto"
          paddingInline={5}
          border
          radius="s"
          background="canvas"
          color="text-3"
          font="500 var(--fs-micro) / 1 var(--font)"
          aria-hidden="true"
        >
          Ctrl K
        </Row>
      </Wide>
      <Narrow size="small" onClick={open} aria-label={label}>
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
      </Narrow>
    </>
  );
}
