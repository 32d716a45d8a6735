import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

export type Audience = 'all' | 'lender';

interface Props {
  readonly value: Audience | null;
  readonly missing: boolean;
  readonly onChange: (audience: Audience) => void;
}

/** Who reads a message. Nothing is preselected, so that no one tells the broker what was meant for the lender. */
export function AudienceChoice({ value, missing, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl error={missing} required>
      <FormLabel id={id}>{translate('conversations.audience.label')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        value={value ?? ''}
        onChange={(_event, chosen) => onChange(chosen === 'lender' ? 'lender' : 'all')}
      >
        {(['all', 'lender'] as const).map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={translate(`conversations.audience.${each}`)}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-help`} sx={{ marginInline: 0 }}>
        {translate(missing ? 'conversations.audience.choose' : `conversations.audience.help.${value ?? 'none'}`)}
      </FormHelperText>
    </FormControl>
  );
}
