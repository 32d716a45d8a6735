import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { usePostClosingText } from './usePostClosingText';

type Entries = PostClosingView['collateral']['entries'];

/** Everything that was recorded of a note, the latest first. Nothing in it is ever changed. */
export function CollateralLog({ entries }: { readonly entries: Entries }) {
  const { t, date, place } = usePostClosingText();
  const { instant } = useFormats();
  return (
    <Stack gap="s2" padding="s4" lineAbove>
      <Text as="h3" size="body" weight={600}>
        {t('note.log')}
      </Text>
      <Stack as="ul" gap="s2" listStyle="none">
        {entries.toReversed().map(({ id, kind, on, place: at, holder, reason, at: instantAt, by, isCorrected }) => (
          <li key={id}>
            <Text display="block" textDecoration={isCorrected ? 'line-through' : undefined}>
              {t(`note.said.${kind}`, { day: date(on), place: at ? place(at, holder) : '', reason: reason ?? '' })}
            </Text>
            <Note display="block">
              <bdi>{by}</bdi> · <bdi>{instant(instantAt)}</bdi>
              {isCorrected && ` · ${t('note.corrected')}`}
            </Note>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
