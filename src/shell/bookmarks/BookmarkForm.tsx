import { Button, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, padding: 14 });

interface Props {
  readonly name: string;
  readonly onSave: (name: string) => void;
}

/** Names and saves a bookmark of the current page. */
export function BookmarkForm({ name, onSave }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <Form onSubmit={save}>
      <TextField
        autoFocus
        label={translate('navigation.bookmarks.name')}
        sx={{ flex: '1 1 160px' }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Button type="submit" disabled={typed.trim() === ''} sx={{ flex: 'none' }}>
        {translate('navigation.bookmarks.keep')}
      </Button>
    </Form>
  );
}
