import { Drawer, useMediaQuery, useTheme } from '@mui/material';
import { styled } from '@mui/material/styles';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { useNavDrawer } from './useNavDrawer';

const HOVER_DELAY = 150;

const Slot = styled('div')({ gridColumn: 1, gridRow: 1, position: 'relative', '@media print': { display: 'none' } });

const Side = styled('nav')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  padding: `${token('s4')} ${token('s3')}`,
  borderInlineEnd: token('border'),
  background: token('surface'),
  transition: 'inline-size 120ms',
});

const Fold = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  marginBlockStart: 'auto',
  paddingInline: 10,
  border: 0,
  borderRadius: token('r'),
  background: 'none',
  color: token('text-3'),
  cursor: 'pointer',
  '&:hover': { background: token('hover'), color: token('text') },
});

/** Whether the pointer has rested on the folded navigation for long enough (NAV-03). */
function useHover() {
  const [hovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    hovered,
    onMouseEnter: () => {
      timer.current = setTimeout(() => setHovered(true), HOVER_DELAY);
    },
    onMouseLeave: () => {
      clearTimeout(timer.current);
      setHovered(false);
    },
  };
}

interface Props {
  readonly label: string;
  /** Draws the entries; `folded` means that there is room for an icon only. */
  readonly children: (folded: boolean) => ReactNode;
}

/** The left navigation: 280 px, 64 px when folded, a drawer on a phone (NAV-01 to -05). */
export function LeftNav({ label, children }: Props) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [folded, setFolded] = useStore('nav.folded', false);
  const drawer = useNavDrawer();
  const { pathname } = useLocation();
  const { hovered, ...hover } = useHover();

  const { close } = drawer;
  useEffect(() => {
    if (pathname) close();
  }, [pathname, close]);

  if (isPhone) {
    return (
      <Drawer
        open={drawer.open}
        onClose={close}
        slotProps={{ paper: { sx: { inlineSize: 'min(280px, 86vw)', p: 3 } } }}
      >
        <nav aria-label={label}>{children(false)}</nav>
      </Drawer>
    );
  }
  const narrow = folded && !hovered;
  const FoldIcon = folded ? PanelLeftOpen : PanelLeftClose;
  const foldLabel = translate(folded ? 'shell.unfoldNavigation' : 'shell.foldNavigation');
  return (
    <Slot style={{ inlineSize: folded ? token('nav-folded') : token('nav') }}>
      <Side
        aria-label={label}
        data-folded={narrow}
        style={{
          inlineSize: narrow ? token('nav-folded') : token('nav'),
          boxShadow: folded && hovered ? token('shadow-pop') : undefined,
        }}
        {...(folded ? hover : {})}
      >
        {children(narrow)}
        <Fold type="button" aria-label={foldLabel} onClick={() => setFolded(!folded)}>
          <FoldIcon className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
          {!narrow && foldLabel}
        </Fold>
      </Side>
    </Slot>
  );
}
