import { Button, Chip, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { mayUsePage } from '../../domain/access/permissions';
import { formKey } from '../../domain/drafts/form-key';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { MAX_NOTE } from '../../domain/underwriting/condition-limits';
import { conditionName } from '../../domain/underwriting/condition-view';
import { useSessionUser } from '../access/public';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { KeyHint } from '../ui/KeyHint';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';

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
  /** What the user wrote before the move was refused. */
  readonly initial: string;
  /** `onStored` is for when the LOS has the note. */
  readonly onSend: (note: string, onStored: () => void) => void;
  readonly onCancel: () => void;
}

/** The text, kept as a draft until it is stored or its author cancels. */
function useNote(condition: Condition, move: NotedMove, initial: string) {
  const { pathname } = useLocation();
  const user = useSessionUser();
  const form = useForm({ defaultValues: { note: initial } });
  const isKept = user !== null && mayUsePage(user, 'conditions', 'write');
  const draft = usePlainDraft(form, formKey(pathname, `condition:${condition.id}:${move}`), isKept);
  const { field } = useController({ control: form.control, name: 'note' });
  return { field, draft };
}

/** Asks why a condition is rejected or waived, or for an answer to it. Ctrl+Enter sends it, Esc cancels. */
export function NoteForm({ condition, move, initial, onSend, onCancel }: Props) {
  const translate = useTranslate();
  const { field, draft } = useNote(condition, move, initial);
  const note = field.value;
  const name = conditionName(condition);
  const isReady = note.trim() !== '' || move === 'submit';
  const send = () => isReady && onSend(note.trim(), draft.remove);
  const cancel = () => {
    draft.remove();
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const add = (reason: string) => field.onChange([note.trim(), reason].filter(Boolean).join(' '));
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
      <DraftOffer draft={draft} />
      <TextField
        autoFocus
        multiline
        minRows={2}
        maxRows={8}
        label={translate(`conditions.note.${move}.label`)}
        value={note}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, dir: 'auto' } }}
      />
      <Row wrap gap="s2">
        <Button type="submit" variant="contained" disabled={!isReady}>
          {translate(`conditions.note.${move}.send`, { name })}
          <KeyHint>Ctrl Enter</KeyHint>
        </Button>
        <Button onClick={cancel}>{translate('dialogs.cancel')}</Button>
      </Row>
    </Stack>
  );
}
