import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';
import { visuallyHidden } from '../../ui/layout/style-css';

/** Hides a label visually, for a field whose group title says the same. */
const unseenLabel = {
  '& > [data-titled="true"] > .MuiFormControl-root > .MuiFormLabel-root': visuallyHidden,
} as const;

const anyYesNo = '& > [data-kind="yesno"] > .MuiFormControl-root';
const wideYesNo = '& > [data-kind="yesno"][data-wide="true"] > .MuiFormControl-root';
const shown =
  '& > [data-depth="0"]:not([data-kind="yesno"], [data-titled="true"]) > .MuiTextField-root:not(:has(textarea))';

const questionText = {
  marginBlockEnd: 8,
  color: token('text'),
  fontSize: token('fs-text'),
  fontWeight: 400,
  lineHeight: '20px',
  textWrap: 'pretty',
  whiteSpace: 'normal',
  '&.Mui-focused': { color: token('text') },
  '&.Mui-error': { color: token('bad-text') },
} as const;

const inOneLine = {
  display: 'grid',
  alignItems: 'center',
  columnGap: token('s6'),
  inlineSize: '100%',
  '& > .MuiFormLabel-root': { marginBlockEnd: 0 },
} as const;

const yesNoInOneLine = {
  ...inOneLine,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // A read-only answer is a text field.
  '&.MuiTextField-root': { gridTemplateColumns: 'minmax(0, 1fr) 104px', maxInlineSize: 'none' },
  '& > .MuiFormHelperText-root': { gridColumn: '1 / -1' },
} as const;

/** Twelve columns if there is room; otherwise two, with wide fields spanning both. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('s4'),
  alignItems: 'start',
  '& > *': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > [data-narrow="true"]': { gridColumn: 'span 1' },
  [`${wideYesNo} > .MuiFormLabel-root`]: questionText,
  '@container (min-width: 600px)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *, & > [data-narrow="true"]': { gridColumn: 'span var(--span)' },
    [wideYesNo]: yesNoInOneLine,
  },
  ...unseenLabel,
});

/** Questions in rows with the answer at the end, and indented follow-up fields. */
export const Questions = styled('div')({
  display: 'grid',
  '& > *': { minInlineSize: 0, paddingBlock: token('s3') },
  '& > *:first-of-type': { paddingBlockStart: 0 },
  '& > *:last-of-type': { paddingBlockEnd: 0 },
  '& > * + [data-depth="0"]': { borderBlockStart: token('border') },
  '& > [data-depth="1"], & > [data-depth="2"]': {
    marginInlineStart: token('s2'),
    paddingBlock: token('s2'),
    paddingInlineStart: token('s4'),
    borderInlineStart: '2px solid',
    borderInlineStartColor: token('line-strong'),
  },
  '& > [data-depth="2"]': { marginInlineStart: token('s6') },
  '& > :not([data-depth="0"]):has(+ [data-depth="0"])': { marginBlockEnd: token('s3') },
  '& > [data-depth] > .MuiTextField-root:not(:has(textarea)), & > * > .MuiAutocomplete-root': { maxInlineSize: 360 },
  [`${anyYesNo} > .MuiFormLabel-root, ${shown} > .MuiFormLabel-root`]: questionText,
  '@container (min-width: 600px)': {
    [anyYesNo]: yesNoInOneLine,
    [shown]: {
      ...inOneLine,
      gridTemplateColumns: 'minmax(0, 1fr) 240px',
      maxInlineSize: 'none',
      '& > .MuiFormHelperText-root': { gridColumn: 2 },
    },
  },
  ...unseenLabel,
});
