import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Box, Row } from '../ui/layout/primitives';
import { TextField } from '../ui/overlays';
import { useRename } from '../ui/useRename';
import type { SavedView } from './saved-view';

interface Props {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** A saved view: opens it, renames it in place, deletes it. */
export function SavedViewRow({ view, isCurrent, onOpen, onRename, onDelete }: Props) {
  const translate = useTranslate();
  const { begin, form } = useRename(view.name, onRename);
  if (form) {
    return (
      <Row as="li">
        <Row as="form" flex={1} gap="s2" padding="s1 s2" onSubmit={form.onSubmit}>
          <TextField
            {...form.input}
            slotProps={{
              htmlInput: { maxLength: 60, 'aria-label': translate('records.renameView', { name: view.name }) },
            }}
          />
          <IconButton type="submit" size="small" aria-label={translate('records.renameDone')}>
            <Check size={14} aria-hidden />
          </IconButton>
        </Row>
      </Row>
    );
  }
  return (
    <Row as="li" gap="s1">
      <Box flex={1} minInlineSize={0}>
        <Button
          variant="text"
          fullWidth
          aria-current={isCurrent || undefined}
          sx={{ justifyContent: 'start', fontWeight: isCurrent ? 600 : undefined }}
          onClick={onOpen}
        >
          <bdi>{view.name}</bdi>
        </Button>
      </Box>
      <IconButton size="small" aria-label={translate('records.renameView', { name: view.name })} onClick={begin}>
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={translate('records.deleteView', { name: view.name })} onClick={onDelete}>
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </Row>
  );
}
