import { Alert, Button, TextField } from '@mui/material';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { conversationLimits } from '../../domain/conversations/conversation-limits';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { type Audience, AudienceChoice } from './AudienceChoice';
import type { TopicAddress } from './conversation-calls';
import { MentionList, optionId } from './MentionList';
import { useComposer } from './useComposer';
import { useMentions } from './useMentions';

interface Props {
  readonly topic: TopicAddress;
  /** Who reads every message here; null if the author chooses. */
  readonly fixed: Audience | null;
}

/** Writes a message. Ctrl+Enter sends it, `@` mentions someone. */
export function Composer({ topic, fixed }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { form, draft, send, isPending, error, missing } = useComposer(topic, fixed);
  const { text, audience } = form.watch();
  const isInternal = (fixed ?? audience) === 'lender';
  const mentions = useMentions({
    loanNum: topic.loanNum,
    internal: isInternal,
    onPick: ({ id, name }, { at, search }) => {
      const before = `${text.slice(0, at)}@${name} `;
      form.setValue('mentions', [...form.getValues('mentions').filter((one) => one.id !== id), { id, name }]);
      // At once: a caret that is set later would move under what the user types next.
      flushSync(() => form.setValue('text', before + text.slice(at + 1 + search.length)));
      input.current?.setSelectionRange(before.length, before.length);
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (mentions.onKeyDown(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Stack
      as="form"
      gap="s3"
      padding="s4"
      lineAbove
      background={isInternal ? 'warn-tint' : 'surface'}
      aria-label={translate('conversations.write')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DraftOffer draft={draft} />
      {error && (
        <Alert severity="error" role="alert">
          <bdi>{errorText(error)}</bdi>
        </Alert>
      )}
      {fixed === null && (
        <AudienceChoice
          value={audience}
          missing={missing && audience === null}
          onChange={(chosen) => form.setValue('audience', chosen)}
        />
      )}
      {mentions.isOpen && (
        <MentionList id={listId} people={mentions.people} active={mentions.active} onPick={mentions.pick} />
      )}
      <Text as="span" visuallyHidden role="status">
        {mentions.isOpen ? translate('conversations.found', { smart_count: mentions.people.length }) : ''}
      </Text>
      <TextField
        multiline
        minRows={2}
        maxRows={10}
        label={translate('conversations.text')}
        value={text}
        inputRef={input}
        onKeyDown={onKeyDown}
        onBlur={mentions.close}
        onChange={({ target }) => {
          form.setValue('text', target.value);
          mentions.follow(target.value, target.selectionStart ?? target.value.length);
        }}
        slotProps={{
          htmlInput: {
            maxLength: conversationLimits.text,
            dir: 'auto',
            'aria-autocomplete': 'list',
            'aria-controls': mentions.isOpen ? listId : undefined,
            'aria-activedescendant': mentions.isOpen ? optionId(listId, mentions.active) : undefined,
          },
        }}
      />
      <Row wrap justify="space-between" gap="s2">
        <Note>{translate('conversations.hint')}</Note>
        <Button type="submit" variant="contained" disabled={text.trim() === ''} loading={isPending}>
          {translate(isInternal ? 'conversations.sendInternal' : 'conversations.send')}
        </Button>
      </Row>
    </Stack>
  );
}
