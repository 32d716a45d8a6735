import type { ThemeOptions } from '@mui/material/styles';
import { feedbackStyles } from './mui-feedback';
import { inputStyles } from './mui-inputs';
import { token } from './tokens';

const popup = {
  border: token('border'),
  borderRadius: token('r-l'),
  backgroundColor: token('raised'),
  backgroundImage: 'none',
  boxShadow: token('shadow-pop'),
};

const surfaceStyles: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    // By token, so that text and background change together when the system turns dark while the portal is open.
    styleOverrides: {
      body: { color: token('text'), backgroundColor: token('canvas'), fontSize: token('fs-body'), lineHeight: 1.5 },
      mark: { backgroundColor: token('accent-tint'), color: 'inherit', borderRadius: 3 },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined' },
    styleOverrides: {
      root: { backgroundImage: 'none', color: token('text') },
      outlined: { borderColor: token('line') },
      rounded: { borderRadius: token('r-l') },
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiPopover: { defaultProps: { slotProps: { paper: { elevation: 0 } } }, styleOverrides: { paper: popup } },
  MuiMenu: { styleOverrides: { paper: { ...popup, marginBlockStart: 4 }, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        gap: 8,
        padding: '4px 10px',
        borderRadius: token('r'),
        fontSize: token('fs-body'),
        '&:hover, &.Mui-focusVisible': { backgroundColor: token('hover') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: token('selected') },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiDrawer: {
    defaultProps: { elevation: 0 },
    styleOverrides: { paper: { backgroundColor: token('surface'), borderColor: token('line') } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: token('line') } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: {
        padding: '4px 8px',
        borderRadius: token('r-s'),
        backgroundColor: token('text'),
        color: token('surface'),
        fontSize: token('fs-small'),
        fontWeight: 500,
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: token('row'),
        padding: `0 ${token('cell')}`,
        borderColor: token('line'),
        fontSize: token('fs-body'),
        lineHeight: 1.5,
      },
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      head: {
        height: 30,
        backgroundColor: token('surface'),
        color: token('text-3'),
        fontSize: token('fs-small'),
        fontWeight: 500,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: token('hover') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: token('selected') },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        '&.Mui-active': { color: token('text') },
        '& .MuiTableSortLabel-icon': { fontSize: 14 },
        // The arrow takes no space in unsorted columns, so that headers align with their columns.
        '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: { height: 2 },
      list: { gap: 20 },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 44,
        padding: 0,
        color: token('text-2'),
        '&.Mui-selected': { color: token('text') },
        '&.Mui-focusVisible': { outline: `2px solid ${token('focus')}`, outlineOffset: -2 },
      },
    },
  },
};

const buttonStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${token('focus')}`, outlineOffset: 2 } } },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: token('control'),
        padding: `0 ${token('s3')}`,
        borderRadius: token('r'),
        whiteSpace: 'nowrap',
        textTransform: 'none',
        '& .MuiButton-startIcon': { margin: 0, marginInlineEnd: 6 },
        '& .MuiButton-endIcon': { margin: 0, marginInlineStart: 6 },
        '&.Mui-disabled': {
          backgroundColor: token('sunken'),
          borderColor: token('line'),
          color: token('text-off'),
          pointerEvents: 'auto',
          cursor: 'not-allowed',
        },
        '&.MuiButton-text.Mui-disabled': { backgroundColor: 'transparent' },
        // Shows only the spinner while the button is loading.
        '&.MuiButton-loadingPositionCenter.Mui-disabled': { color: 'transparent' },
      },
      outlinedPrimary: {
        color: token('text'),
        borderColor: token('line-strong'),
        backgroundColor: token('surface'),
        '&:hover': { borderColor: token('line-strong'), backgroundColor: token('hover') },
      },
      textPrimary: { color: token('text-2'), '&:hover': { backgroundColor: token('hover'), color: token('text') } },
      sizeSmall: {
        height: 28,
        padding: `0 ${token('s2')}`,
        fontSize: token('fs-small'),
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: token('control'),
        height: token('control'),
        padding: 0,
        borderRadius: token('r'),
        color: token('text-2'),
        '&:hover': { backgroundColor: token('hover'), color: token('text') },
      },
      sizeSmall: { width: 32, height: 32, '@media (pointer: coarse)': { width: 44, height: 44 } },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { backgroundColor: token('surface') } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 32,
        '@media (pointer: coarse)': { height: 44 },
        padding: '0 12px',
        borderColor: token('line-strong'),
        color: token('text-2'),
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: token('accent-tint'), color: token('accent-text') },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { color: token('accent-text') } } },
  MuiChip: {
    styleOverrides: {
      root: { height: 28, fontSize: token('fs-small'), fontWeight: 500, borderRadius: token('r-full') },
      sizeSmall: { height: 20, borderRadius: token('r-s'), backgroundColor: token('sunken'), color: token('text-2') },
      colorPrimary: { backgroundColor: token('accent-tint'), color: token('accent-text') },
    },
  },
};

/** Styles of MUI components: lines instead of shadows, no ripple, no capitals, and sizes from the tokens. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  ...surfaceStyles,
  ...buttonStyles,
  ...inputStyles,
  ...feedbackStyles,
};
