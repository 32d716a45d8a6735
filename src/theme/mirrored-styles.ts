import rtlPlugin from '@mui/stylis-plugin-rtl';

/** What mirrors the styles of components. */
export const mirroredStyles = [rtlPlugin];
