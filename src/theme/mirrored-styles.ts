import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** What mirrors the styles of components. It replaces Emotion's own list, so that it names the prefixer, too. */
export const mirroredStyles = [prefixer, rtlPlugin];
