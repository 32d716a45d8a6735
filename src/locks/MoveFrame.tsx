import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { MessageData } from '../../domain/messages/message';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { useMessageText } from '../providers/i18n/useMessageText';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';

interface Props {
  readonly above?: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly draft?: Parameters<typeof DraftOffer>[0]['draft'];
  readonly button: string;
  /** Why it can't be asked for now. */
  readonly why?: MessageData | null;
  /** What is still missing; the button waits for it. */
  readonly lacks?: string | null;
  /** Below the button. */
  readonly note?: string;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** What is asked for, and the one button that asks for it, with the reason where that is not possible. */
export function MoveFrame({ above, title, children, draft, button, why, lacks, note, busy, onSend }: Props) {
  const messageText = useMessageText();
  const refused = why ? messageText(why) : null;
  return (
    <Stack
      as="form"
      gap="s4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!refused && !lacks && !busy) onSend();
      }}
    >
      <Box>
        {above && (
          <Text as="p" color="text-2">
            {above}
          </Text>
        )}
        <Text as="h2" size="h3" weight={600}>
          {title}
        </Text>
      </Box>
      {draft && <DraftOffer draft={draft} />}
      {children}
      <Box>
        <Button type="submit" variant="contained" fullWidth loading={busy} disabled={Boolean(refused || lacks)}>
          {button}
        </Button>
        {(refused || lacks || note) && (
          <Note as="p" marginBlockStart="s2" textAlign="center">
            {refused ?? lacks ?? note}
          </Note>
        )}
      </Box>
    </Stack>
  );
}
