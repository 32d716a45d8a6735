import { ButtonBase, IconButton } from '@mui/material';
import { Search } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { KeyCap } from '../../ui/KeyCap';
import { Box } from '../../ui/layout/primitives';
import { usePalette } from '../palette/usePalette';

/** Opens the palette; so does Ctrl or Cmd and K. */
export function PaletteButton() {
  const translate = useTranslate();
  const { open } = usePalette();
  const label = translate('shell.palette.open');
  return (
    <>
      <Box
        as={ButtonBase}
        flex="0 1 224px"
        justify="flex-start"
        gap={8}
        minInlineSize={180}
        blockSize={32}
        paddingInline={10}
        border="strong"
        radius="m"
        background="surface"
        color="text-3"
        size="body"
        whiteSpace="nowrap"
        onHover={{ background: 'hover' }}
        data-shrinks=""
        data-needs="search"
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
        <KeyCap size="small" marginInlineStart="auto" aria-hidden="true">
          Ctrl K
        </KeyCap>
      </Box>
      <IconButton data-replaces="search" size="small" sx={{ flex: 'none' }} onClick={open} aria-label={label}>
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </>
  );
}
