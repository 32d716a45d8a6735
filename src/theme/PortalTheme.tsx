import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useInsertionEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { AddStyles } from './ThemeFrame';

interface Props {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** The MUI theme with the texts of its controls in the user's language. */
export function PortalTheme({ theme, children }: Props) {
  const translate = useTranslate();
  const noOptionsText = translate('inputs.noMatch');
  const openText = translate('inputs.open');
  const closeText = translate('inputs.close');
  const clearText = translate('inputs.clear');
  const themeWithTexts = useMemo(() => {
    const autocomplete = theme.components?.MuiAutocomplete;
    const texts = { noOptionsText, openText, closeText, clearText };
    const defaultProps = { ...autocomplete?.defaultProps, ...texts };
    return { ...theme, components: { ...theme.components, MuiAutocomplete: { ...autocomplete, defaultProps } } };
  }, [theme, noOptionsText, openText, closeText, clearText]);
  // After those of the components below, and before anything is measured. React-Admin renders nothing at first, so it is done here.
  const addStyles = use(AddStyles);
  useInsertionEffect(addStyles, [addStyles]);
  return <ThemeProvider theme={themeWithTexts}>{children}</ThemeProvider>;
}
