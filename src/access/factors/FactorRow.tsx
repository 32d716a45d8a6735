import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Factor } from '../../../domain/access/factor.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Text } from '../../ui/layout/primitives';

interface Props {
  readonly factor: Factor;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One sign-in method: its name, kind and times, and what can be done with it. */
export function FactorRow({ factor, onRename, onRemove }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { name, kind, addedAt, lastUsedAt } = factor;
  const added = instant(addedAt);
  return (
    <Row as="li" justify="space-between" gap="s3" padding="s3 s4" lineAbove belowSm={{ wrap: true }}>
      <Box minInlineSize={0}>
        <Text as="h3" size="text" weight={600} lineHeight="20px" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text as="p" color="text-2">
          {translate(`factors.kinds.${kind}`)}
        </Text>
        <Text as="p" color="text-2">
          {lastUsedAt === null
            ? translate('factors.unused', { added })
            : translate('factors.used', { added, used: instant(lastUsedAt) })}
        </Text>
      </Box>
      <Row gap="s2">
        <Button variant="outlined" onClick={onRename} aria-label={translate('factors.renameNamed', { name })}>
          {translate('factors.rename')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          onClick={onRemove}
          aria-label={translate('factors.removeNamed', { name })}
        >
          {translate('factors.remove')}
        </Button>
      </Row>
    </Row>
  );
}
