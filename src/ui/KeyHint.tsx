import { KeyCap } from './KeyCap';
import { Box } from './layout/primitives';

/** The key of a button, where there is a keyboard. The button names it with `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { readonly children: string }) => (
  <Box as="span" marginInlineStart="s2" onTouch={{ display: 'none' }} aria-hidden="true">
    <KeyCap size="small" dir="ltr">
      {children}
    </KeyCap>
  </Box>
);
