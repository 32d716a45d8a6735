import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { languageNames, languages } from '../i18n/language';
import { useLanguage } from '../providers/i18n/useLanguage';
import { directions, modes, setPreferences } from '../theme/preferences';
import { usePreferences } from '../theme/usePreferences';
import { Line } from './Example';

interface ToggleProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly name?: (value: T) => string;
}

function Toggle<T extends string>({ label, choices, value, onChange, name = String }: ToggleProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: T | null) => next !== null && onChange(next)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {name(choice)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Toggles for theme, density, direction and language, which set the user's preferences. */
export function LookToggles() {
  const { mode, density, direction } = usePreferences();
  const { language, setLanguage } = useLanguage();
  return (
    <Line>
      <Toggle label="Theme" choices={modes} value={mode} onChange={(next) => setPreferences({ mode: next })} />
      <Toggle
        label="Density"
        choices={['comfortable', 'compact']}
        value={density}
        onChange={(next) => setPreferences({ density: next })}
      />
      <Toggle
        label="Direction"
        choices={directions}
        value={direction}
        onChange={(next) => setPreferences({ direction: next })}
      />
      <Toggle
        label="Language"
        choices={languages}
        value={language}
        onChange={setLanguage}
        name={(code) => languageNames[code]}
      />
    </Line>
  );
}
