import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Column, Row } from '../../ui/layout/primitives';
import { Drawer } from '../../ui/overlays';
import { useOpened } from '../../ui/useOpened';
import { PanelButton } from '../panel/PanelButton';
import { shortcutItems } from '../shortcuts/shortcut-pages';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { ToolbarTools } from '../toolbar/ToolbarTools';
import { NavTree } from './NavTree';
import type { NavigationItem } from './navigation-item';
import { useNavDrawer } from './useNavDrawer';

interface Props {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  readonly head?: ReactNode;
  /** Toolbar entries that don't fit the toolbar. */
  readonly elsewhere?: readonly NavigationItem[];
}

/** The navigation in a narrow window (NAV-05): entries, starred pages and the toolbar's tools. */
export function NavDrawer(props: Props) {
  const { open, close } = useNavDrawer();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) close();
  }, [pathname, close]);
  return useOpened(open) && <OpenedDrawer {...props} />;
}

function OpenedDrawer({ label, items, head, elsewhere = [] }: Props) {
  const translate = useTranslate();
  const { open, close } = useNavDrawer();
  const { starred } = useShortcuts();
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
      <Column gap="s3" minBlockSize="100%" padding="s3" background="surface" data-part="navbar">
        {head}
        <nav aria-label={label}>
          <NavTree items={[...items, ...shortcuts]} look="icons" />
        </nav>
        {elsewhere.length > 0 && (
          <nav aria-label={translate('shell.main')}>
            <NavTree items={elsewhere} look="icons" />
          </nav>
        )}
        <Row gap="s1" marginBlockStart="auto" paddingBlockStart="s3" lineAbove align="stretch">
          <ToolbarTools />
          <PanelButton onToggle={close} />
        </Row>
      </Column>
    </Drawer>
  );
}
