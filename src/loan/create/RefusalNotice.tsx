import { Alert, AlertTitle } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Stack, Text } from '../../ui/layout/primitives';
import type { Refusal } from './import-answer';

/** Why a file can't be imported, and where in the file. Shown until the user picks another file. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const facts = (['line', 'column', 'path'] as const).flatMap((name) =>
    refusal[name] === null ? [] : [[name, refusal[name]] as const],
  );
  return (
    <Alert ref={notice} tabIndex={-1} severity="error" role="alert" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle>{translate('loan.create.import.refused', { file: refusal.fileName })}</AlertTitle>
      <bdi>{messageText(refusal.wording, refusal.message)}</bdi>
      {facts.length > 0 && (
        <Stack as="dl" columns="auto minmax(0, 1fr)" gap="s1 s3" marginBlockStart="s2">
          {facts.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <Text as="dt" weight={500}>
                {translate(`loan.create.import.${name}`)}
              </Text>
              <Text as="dd" overflowWrap="anywhere">
                <bdi dir="ltr">{value}</bdi>
              </Text>
            </div>
          ))}
        </Stack>
      )}
      <p style={{ marginBlockStart: 8 }}>{translate('loan.create.import.tryAnother')}</p>
      {refusal.requestId && (
        <small>
          <bdi>{translate('states.requestId', { id: refusal.requestId })}</bdi>
        </small>
      )}
    </Alert>
  );
}
