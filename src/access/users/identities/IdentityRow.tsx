import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Identity } from '../../../../domain/access/oidc.schemas';
import { useFormats } from '../../../providers/i18n/useFormats';
import { Box, Row, Text } from '../../../ui/layout/primitives';

interface Props {
  readonly identity: Identity;
  readonly onUnlink: () => void;
}

/** The name of its provider, or the address of one that is no longer configured. */
export const providerOf = ({ provider, issuer }: Identity): string => provider ?? issuer;

/** One account with which a user signs in: where, which, since when and by whom. */
export function IdentityRow({ identity, onUnlink }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { subject, origin, linkedAt, lastUsedAt } = identity;
  const provider = providerOf(identity);
  return (
    <Row as="li" justify="space-between" gap="s3" padding="s3 s4" lineAbove belowSm={{ wrap: true }}>
      <Box minInlineSize={0}>
        <Text as="h3" size="text" weight={600} lineHeight="20px" overflowWrap="anywhere">
          <bdi>{provider}</bdi>
        </Text>
        <Text as="p" color="text-2" overflowWrap="anywhere">
          {translate('people.identity.account', { subject: `\u2068${subject}\u2069` })}
        </Text>
        <Text as="p" color="text-2">
          {translate(`people.identity.origins.${origin}`, { when: instant(linkedAt) })}{' '}
          {lastUsedAt !== null && translate('people.identity.used', { when: instant(lastUsedAt) })}
        </Text>
        {identity.provider === null && (
          <Text as="p" color="warn-text">
            {translate('people.identity.gone')}
          </Text>
        )}
      </Box>
      <Button
        variant="outlined"
        color="error"
        onClick={onUnlink}
        aria-label={translate('people.identity.unlinkNamed', { provider })}
      >
        {translate('people.identity.unlink')}
      </Button>
    </Row>
  );
}
