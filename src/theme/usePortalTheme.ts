import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { createPortalTheme } from './mui-theme';
import { useColorMode, usePreferences } from './usePreferences';

/** The MUI theme for the user's preferences and the direction of the page. */
export function usePortalTheme(direction: 'ltr' | 'rtl'): Theme {
  const { schemes, animations, layout } = usePreferences();
  const scheme = schemes.main;
  const mode = useColorMode();
  return useMemo(
    () => createPortalTheme({ scheme, mode, direction, animations, layout }),
    [scheme, mode, direction, animations, layout],
  );
}
