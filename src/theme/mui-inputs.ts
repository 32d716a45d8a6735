import type { ThemeOptions } from '@mui/material/styles';
import { SelectChevron } from './SelectChevron';
import { token } from './tokens';

/** Fields: label above, unit inside, help below. */
export const inputStyles: NonNullable<ThemeOptions['components']> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  // Each input would add a style sheet with the same two keyframes, which base.css has.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBlockEnd: 4,
        color: token('text-2'),
        fontSize: token('fs-small'),
        fontWeight: 500,
        lineHeight: '16px',
        // A long label wraps: cut off, it could not be read on touch screens.
        overflow: 'visible',
        whiteSpace: 'normal',
        textWrap: 'pretty',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: token('text-2') },
        '&.Mui-error': { color: token('bad-text') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: token('control'),
        borderRadius: token('r'),
        backgroundColor: token('surface'),
        fontSize: token('fs-text'),
        '& .MuiOutlinedInput-notchedOutline': {
          inset: 0,
          borderColor: token('line-input'),
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('line-input') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: token('focus'), borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: token('bad-text') },
        '&.Mui-disabled': { backgroundColor: token('sunken') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: token('line-strong') },
      },
      input: {
        height: 'auto',
        padding: '0 10px',
        // The element clips its text, and Arabic letters extend below the line.
        '&:not(textarea)': { paddingBlock: 4 },
        '&::placeholder': { color: token('text-3'), opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: token('text-off') },
      },
      multiline: { padding: '8px 0' },
      adornedStart: {
        paddingInlineStart: 10,
        paddingInlineEnd: 0,
        '& .MuiOutlinedInput-input': { paddingInlineStart: 0 },
      },
      adornedEnd: {
        paddingInlineEnd: 10,
        paddingInlineStart: 0,
        '&.MuiInputBase-adornedStart': { paddingInlineStart: 10 },
        '& .MuiOutlinedInput-input': { paddingInlineEnd: 0 },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { color: token('text-3'), '& .MuiTypography-root': { color: 'inherit', fontSize: 'inherit' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        color: token('text-3'),
        fontSize: token('fs-small'),
        lineHeight: '16px',
        '&.Mui-error': { color: token('bad-text') },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectChevron },
    styleOverrides: {
      select: { minHeight: 'auto !important', paddingInlineEnd: '28px !important' },
      icon: { right: 'auto', color: token('text-3') },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectChevron },
    styleOverrides: {
      // The element clips at its line height, so it must be tall enough for Arabic letters.
      select: { '&&': { paddingBlock: 2, lineHeight: '24px' }, textOverflow: 'ellipsis' },
      icon: { right: 'auto', color: token('text-3') },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // Chosen values end before the arrow and the button that clears them.
      root: {
        '&.MuiAutocomplete-hasPopupIcon .MuiAutocomplete-inputRoot': { paddingInlineEnd: '46px !important' },
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': {
          paddingInlineEnd: '76px !important',
        },
      },
      inputRoot: {
        padding: '0 10px !important',
        '& .MuiAutocomplete-input': { padding: '0 !important' },
        '&:has(.MuiAutocomplete-tag)': { paddingBlock: '4px !important' },
      },
      // A long value takes several lines instead of being cut off, and leaves room to type behind it.
      tag: {
        blockSize: 'auto',
        minBlockSize: 24,
        maxWidth: '100%',
        borderRadius: 12,
        '& .MuiChip-label': { paddingBlock: 3, lineHeight: '18px', overflowWrap: 'anywhere', whiteSpace: 'normal' },
      },
      paper: { border: token('border'), backgroundColor: token('raised'), boxShadow: token('shadow-pop') },
      option: { fontSize: token('fs-body') },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 8,
        borderRadius: token('r'),
        color: token('line-input'),
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '@media (pointer: coarse)': { padding: 12 },
      },
    },
  },
  MuiRadio: {
    styleOverrides: { root: { padding: 8, color: token('line-input'), '& .MuiSvgIcon-root': { fontSize: 20 } } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { inlineSize: 36, blockSize: 20, padding: 0, flex: 'none', overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: token('surface'),
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: token('on-accent') },
        '&.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: token('accent'), opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${token('focus')}`, outlineOffset: 2 },
      },
      thumb: { inlineSize: 14, blockSize: 14, boxShadow: 'none' },
      track: { borderRadius: token('r-full'), backgroundColor: token('line-input'), opacity: 1 },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: token('fs-text') }, root: { marginInlineStart: -8 } } },
  MuiFormLabel: { styleOverrides: { asterisk: { color: token('bad-text') } } },
};
