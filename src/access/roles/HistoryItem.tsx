import type { ReactNode } from 'react';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Text } from '../../ui/layout/primitives';

interface Props {
  readonly who: string;
  readonly at: string;
  readonly children: ReactNode;
}

/** A change of a role in its history: who, when and what. */
export function HistoryItem({ who, at, children }: Props) {
  const { instant } = useFormats();
  return (
    <Box as="li" paddingBlock="s3" lineBelow>
      <Text as="b" weight={500}>
        <bdi>{who}</bdi>
      </Text>{' '}
      <Text as="time" color="text-3" dateTime={at}>
        <bdi>{instant(at)}</bdi>
      </Text>
      {children}
    </Box>
  );
}
