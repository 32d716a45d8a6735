import type { ThemeOptions } from '@mui/material/styles';
import { token } from './tokens';

const alertTone = (name: 'ok' | 'warn' | 'bad') => ({
  backgroundColor: token(`${name}-tint`),
  color: token(`${name}-text`),
  '& .MuiAlert-icon': { color: 'inherit' },
});

/** Dialogs, alerts, snackbars, progress. Dialogs are sm and full-width by default (MSG-09). */
export const feedbackStyles: NonNullable<ThemeOptions['components']> = {
  MuiDialog: {
    defaultProps: { maxWidth: 'sm', fullWidth: true },
    styleOverrides: {
      paper: {
        border: token('border'),
        borderRadius: token('r-l'),
        backgroundColor: token('raised'),
        backgroundImage: 'none',
        boxShadow: token('shadow-pop'),
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: token('fs-h2'), fontWeight: 600, lineHeight: 1.25 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 16px', fontSize: token('fs-text') } } },
  MuiDialogContentText: { styleOverrides: { root: { color: token('text-2'), fontSize: token('fs-text') } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '8px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { margin: 0 } } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 16 15 / 0.42)' } } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: 0,
        borderRadius: token('r'),
        padding: '6px 12px',
        fontSize: token('fs-body'),
        alignItems: 'center',
      },
      // MUI lowers the buttons by 4 px, for texts of several lines.
      action: { alignItems: 'center', paddingBlock: 0 },
      standardSuccess: alertTone('ok'),
      standardWarning: alertTone('warn'),
      standardError: alertTone('bad'),
      standardInfo: { backgroundColor: token('sunken'), color: token('text') },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 4, borderRadius: 2, backgroundColor: token('line') } } },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: token('sunken') } } },
  // Below the toolbar, so that its search and menus can be used while a message shows.
  MuiSnackbar: {
    styleOverrides: {
      root: { '&&.MuiSnackbar-anchorOriginTopCenter': { insetBlockStart: `calc(${token('bar')} + 8px)` } },
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { borderRadius: token('r') } } },
};
