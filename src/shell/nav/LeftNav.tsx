import { useMediaQuery, useTheme } from '@mui/material';
import { styled } from '@mui/material/styles';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { NavTree } from './NavTree';
import type { NavigationItem } from './navigation-item';
import { useRest } from './useRest';

const Slot = styled('div')({ gridColumn: 1, gridRow: 1, position: 'relative', '@media print': { display: 'none' } });

const Side = styled('nav')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden auto',
  padding: `${token('s4')} ${token('s3')}`,
  borderInlineEnd: token('border'),
  background: token('surface'),
  transition: 'inline-size 120ms',
  scrollbarWidth: 'thin',
});

const Fold = styled('button')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  marginBlockStart: 'auto',
  paddingInline: 10,
  border: 0,
  borderRadius: token('r'),
  background: 'none',
  color: token('text-3'),
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: token('hover'), color: token('text') },
  '&:focus-visible': { outlineOffset: -2 },
});

interface Props {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** Header of the navigation, if there is room. */
  readonly head?: ReactNode;
}

/** The left navigation: 280 px, or 64 px when folded; a drawer on a phone (NAV-01 to -05). */
export function LeftNav({ label, items, head }: Props) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [folded, setFolded] = useStore('nav.folded', false);
  const { resting, ...pointer } = useRest();
  if (isPhone) return null;
  const narrow = folded && !resting;
  const FoldIcon = folded ? PanelLeftOpen : PanelLeftClose;
  const foldLabel = translate(folded ? 'shell.unfoldNavigation' : 'shell.foldNavigation');
  return (
    <Slot style={{ inlineSize: folded ? token('nav-folded') : token('nav') }}>
      <Side
        aria-label={label}
        data-folded={narrow}
        style={{
          inlineSize: narrow ? token('nav-folded') : token('nav'),
          boxShadow: folded && resting ? token('shadow-pop') : undefined,
        }}
        {...(folded ? pointer : {})}
      >
        {!narrow && head}
        {/* Icons stay where they were while the pointer unfolds the navigation. */}
        <NavTree items={items} look={narrow ? 'folded' : folded ? 'icons' : 'words'} />
        <Fold type="button" aria-label={foldLabel} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <FoldIcon className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
          {!narrow && foldLabel}
        </Fold>
      </Side>
    </Slot>
  );
}
