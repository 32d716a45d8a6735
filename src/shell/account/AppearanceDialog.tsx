import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { setPreferences, type ThemeChoice } from '../../theme/preferences';
import { colorOf, type Density, densities, type SchemeName, schemes } from '../../theme/tokens';
import { useColorMode, usePreferences } from '../../theme/usePreferences';

interface ChoiceProps<Value extends string> {
  readonly title: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly label: (value: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ title, value, values, label, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <section>
      <Typography variant="h3" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={value}
        aria-labelledby={id}
        onChange={(_, next: Value | null) => next && onChange(next)}
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          '& .MuiToggleButton-root': { m: 0, border: '1px solid var(--line-strong)', borderRadius: 'var(--r)' },
        }}
      >
        {values.map((each) => (
          <ToggleButton key={each} value={each} sx={{ gap: 2 }}>
            {label(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  );
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Theme, colour scheme and density; a choice shows at once. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { theme, scheme, density } = usePreferences();
  const mode = useColorMode();
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{translate('shell.user.appearance')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5, pt: '8px !important' }}>
        <Choice
          title={translate('shell.user.theme')}
          value={theme}
          values={themes}
          label={(each) => translate(`shell.user.themes.${each}`)}
          onChange={(next) => setPreferences({ theme: next })}
        />
        <Choice
          title={translate('shell.user.scheme')}
          value={scheme}
          values={Object.keys(schemes) as SchemeName[]}
          label={(each) => (
            <>
              <span
                aria-hidden="true"
                style={{
                  inlineSize: 10,
                  blockSize: 10,
                  borderRadius: '50%',
                  background: colorOf('accent', each, mode),
                }}
              />
              {translate(`shell.user.schemes.${each}`)}
            </>
          )}
          onChange={(next) => setPreferences({ scheme: next })}
        />
        <Choice
          title={translate('shell.user.density')}
          value={density}
          values={Object.keys(densities) as Density[]}
          label={(each) => translate(`shell.user.densities.${each}`)}
          onChange={(next) => setPreferences({ density: next })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
