import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Stack } from '../ui/layout/primitives';

interface Props {
  readonly busy: boolean;
  /** Called with a file that has these loans. */
  readonly onUse: (file: File) => void;
}

/** Takes loan numbers that are pasted, such as from a list, as a file with one column. */
export function PastedNumbers({ busy, onUse }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const numbers = text.split(/[\s,;]+/).filter(Boolean);
  const use = (): void => {
    const lines = ['Loan Number', ...numbers.map((number) => `"${number.replaceAll('"', '')}"`)];
    onUse(new File([lines.join('\n')], translate('batch.new.pasted'), { type: 'text/csv' }));
  };
  return (
    <Stack gap="s2" justifyItems="start">
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        label={translate('batch.new.numbers')}
        helperText={translate('batch.new.numbersHelp')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outlined" disabled={numbers.length === 0} loading={busy} onClick={use}>
        {translate('batch.new.useNumbers')}
      </Button>
    </Stack>
  );
}
