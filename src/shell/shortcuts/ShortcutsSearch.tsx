import { IconButton, InputBase } from '@mui/material';
import { Search, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Page } from '../../pages/page';
import { token } from '../../theme/tokens';
import { Box, Note, Row } from '../../ui/layout/primitives';
import { findShortcuts, sectionOf, useShortcutPages } from './shortcut-pages';
import { useShortcuts } from './useShortcuts';

const filled = { fill: token('accent'), color: token('accent') };

/** The pages that the user may open, each with its star. */
export function ShortcutsSearch({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate();
  const { isStarred, toggle } = useShortcuts();
  const [query, setQuery] = useState('');
  const pages = useShortcutPages();
  const title = (page: Page): string => translate(`pages.${page.title}`);
  const found = findShortcuts(query, pages, title);
  const placeholder = translate('navigation.shortcuts.search');
  return (
    <>
      <Row gap={10} paddingInline={14} lineBelow color="text-3">
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={placeholder}
          inputProps={{ 'aria-label': placeholder, type: 'search' }}
          sx={{ blockSize: 44 }}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Row>
      {found.length === 0 && (
        <Box as="p" padding={14} color="text-3" role="status">
          {translate('navigation.shortcuts.none')}
        </Box>
      )}
      {found.length > 0 && (
        <Box as="ul" maxBlockSize="min(420px, 60vh)" overflow="auto" padding={6} scrollbarWidth="thin">
          {found.map((page) => {
            const section = sectionOf(page);
            const starred = isStarred(page.id);
            return (
              <Row as="li" radius="m" onHover={{ background: 'hover' }} key={page.id}>
                <Row
                  as={Link}
                  flex={1}
                  gap={10}
                  minInlineSize={0}
                  minBlockSize={36}
                  paddingInline={8}
                  radius="m"
                  color="text"
                  iconColor="text-3"
                  onHover={{ textDecoration: 'none' }}
                  whenFocused={{ outlineOffset: -2 }}
                  onTouch={{ minBlockSize: 44 }}
                  to={page.path}
                  onClick={onOpen}
                >
                  <page.icon size={16} strokeWidth={1.6} aria-hidden="true" />
                  <span>
                    {title(page)} {section && <Note as="small">{translate(section)}</Note>}
                  </span>
                </Row>
                <IconButton
                  size="small"
                  aria-label={translate('navigation.shortcuts.star', { title: title(page) })}
                  aria-pressed={starred}
                  onClick={() => toggle(page.id)}
                >
                  <Star size={16} strokeWidth={1.6} aria-hidden="true" style={starred ? filled : undefined} />
                </IconButton>
              </Row>
            );
          })}
        </Box>
      )}
    </>
  );
}
