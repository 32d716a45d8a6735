import { Drawer } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { PanelButton } from '../panel/PanelButton';
import { shortcutItems } from '../shortcuts/shortcut-pages';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { ToolbarTools } from '../toolbar/ToolbarTools';
import { NavTree } from './NavTree';
import type { NavigationItem } from './navigation-item';
import { useNavDrawer } from './useNavDrawer';

const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('s3'),
  minBlockSize: '100%',
  padding: token('s3'),
  background: token('surface'),
});

const Tools = styled('div')({
  display: 'flex',
  gap: token('s1'),
  marginBlockStart: 'auto',
  paddingBlockStart: token('s3'),
  borderBlockStart: token('border'),
});

interface Props {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  readonly head?: ReactNode;
  /** Toolbar entries that don't fit the toolbar. */
  readonly elsewhere?: readonly NavigationItem[];
}

/** The navigation in a narrow window (NAV-05): entries, starred pages and the toolbar's tools. */
export function NavDrawer({ label, items, head, elsewhere = [] }: Props) {
  const translate = useTranslate();
  const { open, close } = useNavDrawer();
  const { pathname } = useLocation();
  const { starred } = useShortcuts();
  useEffect(() => {
    if (pathname) close();
  }, [pathname, close]);
  const shortcuts: NavigationItem[] =
    starred.length > 0
      ? [
          {
            id: 'shortcuts',
            type: 'group',
            translate: 'navigation.shortcuts.title',
            children: shortcutItems(starred),
          },
        ]
      : [];
  return (
    <Drawer
      open={open}
      onClose={close}
      slotProps={{ paper: { 'aria-label': label, sx: { inlineSize: 'min(280px, 86vw)' } } }}
    >
      <Whole data-part="navbar">
        {head}
        <nav aria-label={label}>
          <NavTree items={[...items, ...shortcuts]} look="icons" />
        </nav>
        {elsewhere.length > 0 && (
          <nav aria-label={translate('shell.main')}>
            <NavTree items={elsewhere} look="icons" />
          </nav>
        )}
        <Tools>
          <ToolbarTools />
          <PanelButton onToggle={close} />
        </Tools>
      </Whole>
    </Drawer>
  );
}
