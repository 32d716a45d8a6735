import { LockKeyhole } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Box, Row, Text } from './layout/primitives';

/** Says that the page is read-only, and why. */
export function ReadOnlyNotice({ reason }: { readonly reason: string }) {
  const translate = useTranslate();
  return (
    <Row as="p" align="start" gap={8} padding="8 12" border radius="m" background="sunken" color="text-2" role="note">
      <Box as="span" flex="none" paddingBlockStart={2} lineHeight="0">
        <LockKeyhole size={16} strokeWidth={1.6} aria-hidden="true" />
      </Box>
      <span>
        <Text as="b" color="text" weight={500}>
          {translate('states.readOnly')}.
        </Text>{' '}
        {reason}
      </span>
    </Row>
  );
}
