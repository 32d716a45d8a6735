import { useMediaQuery, useTheme } from '@mui/material';
import { type ComponentType, useDeferredValue } from 'react';
import { useStore } from 'react-admin';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';

/** The room of the navigation until it is rendered. */
function NavPlace() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [folded] = useStore('nav.folded', false);
  if (isPhone) return null;
  return (
    <Box
      gridColumn={1}
      gridRow={1}
      lineEnd
      background="surface"
      onPrint={{ display: 'none' }}
      style={{ inlineSize: token(folded ? 'nav-folded' : 'nav') }}
    />
  );
}

/** The navigation, rendered when the page beside it is painted: it has more parts than most first views. */
export function LaterNav({ nav: Nav }: { readonly nav: ComponentType }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? <Nav /> : <NavPlace />;
}
