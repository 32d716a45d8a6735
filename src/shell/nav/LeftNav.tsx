import { useMediaQuery, useTheme } from '@mui/material';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { Box, Column, Row } from '../../ui/layout/primitives';
import { NavTree } from './NavTree';
import type { NavigationItem } from './navigation-item';
import { useRest } from './useRest';

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
  const area = useRef<HTMLElement>(null);
  const resting = useRest(area, folded);
  if (isPhone) return null;
  const narrow = folded && !resting;
  const FoldIcon = folded ? PanelLeftOpen : PanelLeftClose;
  const foldLabel = translate(folded ? 'shell.unfoldNavigation' : 'shell.foldNavigation');
  return (
    <Box
      gridColumn={1}
      gridRow={1}
      position="relative"
      onPrint={{ display: 'none' }}
      style={{ inlineSize: folded ? token('nav-folded') : token('nav') }}
    >
      <Column
        as="nav"
        ref={area}
        position="absolute"
        insetBlock={0}
        insetInlineStart={0}
        zIndex={4}
        overflow="hidden auto"
        padding="s4 s3"
        lineEnd
        background="surface"
        transition="inline-size 120ms"
        scrollbarWidth="thin"
        aria-label={label}
        data-folded={narrow}
        style={{
          inlineSize: narrow ? token('nav-folded') : token('nav'),
          boxShadow: folded && resting ? token('shadow-pop') : undefined,
        }}
      >
        {!narrow && head}
        {/* Icons stay where they were while the pointer unfolds the navigation. */}
        <NavTree items={items} look={narrow ? 'folded' : folded ? 'icons' : 'words'} />
        <Row
          as="button"
          flex="none"
          gap={8}
          minBlockSize={32}
          marginBlockStart="auto"
          paddingInline={10}
          border="none"
          radius="m"
          background="none"
          color="text-3"
          whiteSpace="nowrap"
          cursor="pointer"
          onHover={{ background: 'hover', color: 'text' }}
          whenFocused={{ outlineOffset: -2 }}
          type="button"
          aria-label={foldLabel}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <FoldIcon className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
          {!narrow && foldLabel}
        </Row>
      </Column>
    </Box>
  );
}
