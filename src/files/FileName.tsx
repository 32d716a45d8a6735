import { FileText } from 'lucide-react';
import { Row, Text } from '../ui/layout/primitives';

/** The name of a file without its extension, which is the same for all of them. */
export function FileName({ name }: { readonly name: string }) {
  return (
    <Row as="span" gap="s2" minInlineSize={0} maxInlineSize="100%" iconColor="text-3" title={name}>
      <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
      <Text as="bdi" minInlineSize={0} overflow="hidden" weight={500} textOverflow="ellipsis">
        {name.replace(/\.pdf$/i, '')}
      </Text>
    </Row>
  );
}
