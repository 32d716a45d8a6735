import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  type Mode,
  modes,
  type Part,
  type PartMode,
  partModes,
  parts,
  schemeNames,
  setPreferences,
} from '../../theme/preferences';
import { token } from '../../theme/tokens';
import { usePreferences } from '../../theme/usePreferences';
import { Box, Stack } from '../../ui/layout/primitives';
import { MenuItem } from '../../ui/overlays';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly swatches?: true;
  readonly onChange: (value: Value) => void;
}

function SmallSelect<Value extends string>({ label, value, values, text, swatches, onChange }: SelectProps<Value>) {
  return (
    <TextField
      select
      sx={{ '& .MuiOutlinedInput-root': { fontSize: token('fs-body') } }}
      value={value}
      onChange={(event) => {
        const next = values.find((each) => each === event.target.value);
        if (next) onChange(next);
      }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each} sx={{ gap: 0 }}>
          {swatches && (
            <Box
              as="span"
              display="inline-block"
              inlineSize={10}
              blockSize={10}
              flex="none"
              marginInlineEnd={8}
              radius="full"
              background="accent"
              data-sample-scheme={each}
              aria-hidden="true"
            />
          )}
          {text(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Mode and color scheme of main, navbar, toolbar and footer, set separately. */
export function PartThemes() {
  const translate = useTranslate();
  const look = usePreferences();
  const setMode = (part: Part, mode: Mode | PartMode): void => {
    const ofPage = modes.find((each) => each === mode);
    const ofPart = partModes.find((each) => each === mode);
    if (part === 'main' && ofPage) setPreferences({ mode: ofPage });
    if (part !== 'main' && ofPart) setPreferences({ partModes: { ...look.partModes, [part]: ofPart } });
  };
  return (
    <Stack columns="minmax(0, 84px) minmax(0, 1fr) minmax(0, 1fr)" align="center" gap="s2">
      {parts.map((part) => {
        const name = translate(`settings.parts.${part}`);
        return [
          <span key={part}>{name}</span>,
          <SmallSelect<Mode | PartMode>
            key={`${part}-mode`}
            label={translate('settings.partMode', { part: name })}
            value={part === 'main' ? look.mode : look.partModes[part]}
            values={part === 'main' ? modes : partModes}
            text={(each) => translate(`settings.modes.${each}`)}
            onChange={(mode) => setMode(part, mode)}
          />,
          <SmallSelect
            key={`${part}-scheme`}
            label={translate('settings.partScheme', { part: name })}
            value={look.schemes[part]}
            values={schemeNames}
            swatches
            text={(each) => translate(`settings.schemes.${each}`)}
            onChange={(scheme) => setPreferences({ schemes: { ...look.schemes, [part]: scheme } })}
          />,
        ];
      })}
    </Stack>
  );
}
