import { LockKeyhole } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Row, Text } from './layout/primitives';

/** Says that the page is read-only, and why. */
export function ReadOnlyNotice({ reason }: { readonly reason: string }) {
  const translate = useTranslate();
  return (
    <Row as="p" gap={8} padding="8 12" border radius="m" background="sunken" color="text-2" role="note">
      <LockKeyhole size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>
        <Text as="b" color="text" weight={500}>
          {translate('states.readOnly')}.
        </Text>{' '}
        {reason}
      </span>
    </Row>
  );
}
