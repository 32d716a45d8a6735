import type { ReactNode } from 'react';
import { Text } from '../../ui/layout/primitives';

/** The title of a group of fields inside an expanded record. */
export const EntryTitle = ({ children }: { readonly children: ReactNode }) => (
  <Text as="h3" marginBlockEnd="s3" color="text-2" size="small" weight={600}>
    {children}
  </Text>
);
