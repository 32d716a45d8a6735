import { formatField } from '../../../domain/loan/format-field';
import { Text } from '../../ui/layout/primitives';

/** Dollars gained, or lost in red. */
export function GainText({ gain }: { readonly gain: string | null }) {
  if (gain === null) return <>–</>;
  return (
    <Text as="bdi" color={gain.startsWith('-') ? 'bad-text' : undefined}>
      {formatField({ kind: 'money' }, gain)}
    </Text>
  );
}
