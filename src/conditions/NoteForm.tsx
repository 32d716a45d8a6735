import { Button, Chip, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { MAX_NOTE } from '../../domain/underwriting/condition-limits';
import { conditionName } from '../../domain/underwriting/condition-view';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { KeyHint } from './KeyHint';

/** Moves that come with a text. */
export type NotedMove = 'reject' | 'waive' | 'respond' | 'submit';

/** Usual reasons, which are a start of the text. */
const reasons: Readonly<Partial<Record<NotedMove, readonly string[]>>> = {
  reject: ['period', 'pages', 'readable', 'borrower', 'document'],
  waive: ['notNeeded', 'otherDocument', 'guideline'],
};

interface Props {
  readonly condition: Condition;
  readonly move: NotedMove;
  readonly onSend: (note: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a condition is rejected or waived, or for an answer to it. Ctrl+Enter sends it, Esc cancels. */
export function NoteForm({ condition, move, onSend, onCancel }: Props) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const name = conditionName(condition);
  const isReady = note.trim() !== '' || move === 'submit';
  const send = () => isReady && onSend(note.trim());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const add = (reason: string) => setNote((text) => [text.trim(), reason].filter(Boolean).join(' '));
  return (
    <Stack
      as="form"
      gap="s3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Row wrap justify="space-between" gap="0 s3">
        <Text as="h3" weight={600}>
          {translate(`conditions.note.${move}.title`, { name })}
        </Text>
        <Note>{translate('conditions.note.seen')}</Note>
      </Row>
      {reasons[move] && (
        <Row wrap gap="s2" role="group" aria-label={translate('conditions.note.usual')}>
          {reasons[move].map((reason) => (
            <Chip
              key={reason}
              variant="outlined"
              label={translate(`conditions.reasons.${reason}`)}
              onClick={() => add(translate(`conditions.reasonTexts.${reason}`))}
            />
          ))}
        </Row>
      )}
      <TextField
        autoFocus
        multiline
        minRows={2}
        maxRows={8}
        label={translate(`conditions.note.${move}.label`)}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, dir: 'auto' } }}
      />
      <Row wrap gap="s2">
        <Button type="submit" variant="contained" disabled={!isReady}>
          {translate(`conditions.note.${move}.send`, { name })}
          <KeyHint>Ctrl Enter</KeyHint>
        </Button>
        <Button onClick={onCancel}>{translate('dialogs.cancel')}</Button>
      </Row>
    </Stack>
  );
}
