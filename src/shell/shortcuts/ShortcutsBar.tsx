import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePreferences } from '../../theme/usePreferences';
import { Box, Row } from '../../ui/layout/primitives';
import type { NavigationItem } from '../nav/navigation-item';
import { useItemText } from '../nav/useItemText';
import { useNavigationItem } from '../nav/useNavigationItem';
import { shortcutItems } from './shortcut-pages';
import { useShortcuts } from './useShortcuts';

function Entry({ item }: { readonly item: NavigationItem }) {
  const text = useItemText();
  const bound = useNavigationItem(item);
  const Icon = item.icon;
  return (
    <Row
      as={Link}
      display="inline-flex"
      flex="none"
      gap={6}
      blockSize={28}
      paddingInline={8}
      radius="m"
      color="text-2"
      size="small"
      weight={500}
      whiteSpace="nowrap"
      onHover={{ background: 'hover', color: 'text', textDecoration: 'none' }}
      whenFocused={{ outlineOffset: -2 }}
      whenCurrent={{ background: 'sunken', color: 'text' }}
      to={item.url ?? ''}
      {...bound}
    >
      {Icon && <Icon size={14} strokeWidth={1.6} aria-hidden="true" />}
      {text(item)}
    </Row>
  );
}

/** The starred pages under the toolbar, if there are any and the user has not hidden the bar. */
export function ShortcutsBar() {
  const translate = useTranslate();
  const { starred } = useShortcuts();
  const { shortcutsBar } = usePreferences();
  if (starred.length === 0 || !shortcutsBar) return null;
  return (
    <Row
      as="nav"
      gap={2}
      minBlockSize={36}
      paddingInline="s4"
      lineBelow
      background="surface"
      color="text-3"
      overflowX="auto"
      scrollbarWidth="none"
      onPrint={{ display: 'none' }}
      belowMd={{ display: 'none' }}
      aria-label={translate('navigation.shortcuts.title')}
    >
      <Box as="span" display="flex" flex="none" marginInlineEnd="s2">
        <Star size={14} strokeWidth={1.6} aria-hidden="true" />
      </Box>
      {shortcutItems(starred).map((item) => (
        <Entry key={item.id} item={item} />
      ))}
    </Row>
  );
}
