import { ArrowRight } from 'lucide-react';
import type { ChangeEntry } from '../../../domain/application/change-log.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { Note, Stack, Text } from '../../ui/layout/primitives';
import { useChangeLabels } from './useChangeLabels';

const arrowStyle = { marginInline: 6, verticalAlign: 'middle', color: token('text-3') } as const;

/** A change on a phone: old and new value, borrower or record, user and time. */
export function ChangeCard({ loanNum, change }: { readonly loanNum: string; readonly change: ChangeEntry }) {
  const { whose, valueText } = useChangeLabels(loanNum);
  const { instant } = useFormats();
  const of = whose(change);
  return (
    <Stack gap={2} overflowWrap="anywhere">
      {of === '' ? null : (
        <span>
          <bdi>{of}</bdi>
        </span>
      )}
      <span>
        <Text as="del" color="text-3">
          <bdi>{valueText(change.field, change.before)}</bdi>
        </Text>
        <ArrowRight size={12} className="flip" aria-hidden style={arrowStyle} />
        <Text as="ins" weight={500} textDecoration="none">
          <bdi>{valueText(change.field, change.after)}</bdi>
        </Text>
      </span>
      <Note>
        <bdi>{change.by}</bdi> ·{' '}
        <time dateTime={change.at}>
          <bdi>{instant(change.at)}</bdi>
        </time>
      </Note>
    </Stack>
  );
}
