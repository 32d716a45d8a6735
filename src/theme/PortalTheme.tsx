import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';

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
  return <ThemeProvider theme={themeWithTexts}>{children}</ThemeProvider>;
}
