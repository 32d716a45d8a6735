import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Row } from '../../ui/layout/primitives';
import { TextField } from '../../ui/overlays';

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
    <Row as="form" wrap align="end" gap={8} padding={14} onSubmit={save}>
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
    </Row>
  );
}
