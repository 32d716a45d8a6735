import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { createPortalTheme } from './mui-theme';
import { useColorMode, usePreferences } from './usePreferences';

/** The theme of MUI for the person's choice and the direction of the page. */
export function usePortalTheme(direction: 'ltr' | 'rtl'): Theme {
  const { schemes, animations } = usePreferences();
  const scheme = schemes.main;
  const mode = useColorMode();
  return useMemo(
    () => createPortalTheme({ scheme, mode, direction, animations }),
    [scheme, mode, direction, animations],
  );
}
