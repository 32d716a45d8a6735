import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SessionAnswer } from '../../../domain/access/session.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Text } from '../../ui/layout/primitives';

/** Browser and system in plain words, as far as they are recognized. */
export function useDeviceName(): (session: Pick<SessionAnswer, 'browser' | 'system'>) => string {
  const translate = useTranslate();
  return ({ browser, system }) =>
    browser && system
      ? translate('sessions.device', { browser, system })
      : (browser ?? system ?? translate('sessions.unknownDevice'));
}

interface Props {
  readonly session: SessionAnswer;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One session: its device, network address and times, and the button that ends it. */
export function SessionRow({ session, busy, onEnd }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const device = useDeviceName()(session);
  const { address, isCurrent, isLqb, lastUsedAt, signedInAt } = session;
  return (
    <Row as="li" justify="space-between" gap="s3" padding="s3 s4" lineAbove belowSm={{ wrap: true }}>
      <Box minInlineSize={0}>
        <Text as="h3" size="text" weight={600} lineHeight="20px">
          <bdi>{device}</bdi>
          {isCurrent && ` · ${translate('sessions.current')}`}
          {isLqb && ` · ${translate('sessions.handedOver')}`}
        </Text>
        <Text as="p" color="text-2">
          {address === null ? translate('sessions.noAddress') : translate('sessions.address', { address })}
        </Text>
        <Text as="p" color="text-2">
          {translate('sessions.times', { used: instant(lastUsedAt), signedIn: instant(signedInAt) })}
        </Text>
      </Box>
      {!isCurrent && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={onEnd}
          aria-label={translate('sessions.endNamed', { device, signedIn: instant(signedInAt) })}
        >
          {translate('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
