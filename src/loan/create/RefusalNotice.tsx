import { Alert, AlertTitle } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { token } from '../../theme/tokens';
import type { Refusal } from './import-answer';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token('s1')} ${token('s3')}`,
  marginBlockStart: token('s2'),
  '& dt': { fontWeight: 500 },
  '& dd': { overflowWrap: 'anywhere' },
});

/** Why a file cannot be imported, and where: in place, until another file is tried. */
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
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{translate(`loan.create.import.${name}`)}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </Facts>
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
