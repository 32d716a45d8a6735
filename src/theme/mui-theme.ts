import { type Breakpoint, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { componentStyles } from './mui-components';
import type { Layout } from './preferences';
import { type ColorRole, colorOf, measures, type SchemeName, token } from './tokens';

export interface ThemeRequest {
  readonly scheme: SchemeName;
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Without animations, everything appears at once. */
  readonly animations?: boolean;
  readonly layout?: Layout;
}

/** Wider than any window. */
const NEVER = 1_000_000;

/** If the layout is narrower than the screen, breakpoints follow the layout's width. */
const widths: Readonly<Record<Layout, Readonly<Record<Breakpoint, number>>>> = {
  full: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
  boxed: { xs: 0, sm: 600, md: 900, lg: 1200, xl: NEVER },
  container: { xs: 0, sm: 600, md: 900, lg: NEVER, xl: NEVER + 1 },
};

const still: ThemeOptions['transitions'] = {
  create: () => 'none',
  duration: {
    shortest: 0,
    shorter: 0,
    short: 0,
    standard: 0,
    complex: 0,
    enteringScreen: 0,
    leavingScreen: 0,
  },
};

const font = (size: keyof typeof measures, weight: number, extra: object = {}) => ({
  fontSize: measures[size],
  fontWeight: weight,
  lineHeight: 1.5,
  letterSpacing: 0,
  ...extra,
});

/**
 * The MUI theme, based on the tokens. Spacing is in steps of 4 px: `p: 4` is 16 px. Typography: h1 page title, h2 section
 * title, h3 quiet caption, body1 forms and prose (14), body2 tables and lists (13), caption (12).
 */
export function createPortalTheme({
  scheme,
  mode,
  direction,
  animations = true,
  layout = 'full',
}: ThemeRequest): Theme {
  const color = (role: ColorRole): string => colorOf(role, scheme, mode);
  const tight = direction === 'rtl' ? {} : { letterSpacing: '-0.01em' };
  return createTheme({
    direction,
    spacing: 4,
    shape: { borderRadius: 6 },
    breakpoints: { values: widths[layout] },
    palette: {
      mode,
      primary: {
        main: color('accent'),
        dark: color('accent-hover'),
        light: color('accent-hover'),
        contrastText: color('on-accent'),
      },
      secondary: { main: color('accent'), contrastText: color('on-accent') },
      error: { main: color('bad-text') },
      warning: { main: color('warn-text') },
      success: { main: color('ok-text') },
      info: { main: color('dot-blue') },
      background: { default: color('canvas'), paper: color('surface') },
      text: { primary: color('text'), secondary: color('text-2'), disabled: color('text-off') },
      divider: color('line'),
      action: {
        hover: color('hover'),
        selected: color('selected'),
        active: color('text-2'),
        disabled: color('text-off'),
      },
    },
    typography: {
      fontFamily: measures.font,
      htmlFontSize: 16,
      fontSize: 13,
      h1: font('fs-h2', 600, { lineHeight: 1.25, ...tight }),
      h2: font('fs-h3', 600, { lineHeight: 1.25, ...tight }),
      h3: font('fs-small', 500, { lineHeight: 1.25, color: token('text-3') }),
      h4: font('fs-h1', 600, { lineHeight: 1.25, ...tight }),
      h5: font('fs-h2', 600),
      h6: font('fs-h3', 600),
      subtitle1: font('fs-text', 500),
      subtitle2: font('fs-body', 500),
      body1: font('fs-text', 400),
      body2: font('fs-body', 400),
      caption: font('fs-small', 400, { color: token('text-3'), lineHeight: 1.35 }),
      button: font('fs-body', 500, { textTransform: 'none' }),
      overline: font('fs-small', 500, { textTransform: 'none' }),
    },
    ...(animations ? {} : { transitions: still }),
    components: componentStyles,
  });
}
