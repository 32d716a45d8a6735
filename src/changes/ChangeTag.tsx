import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { Text } from '../ui/layout/primitives';
import type { LayoutProps } from '../ui/layout/style-props';
import { useChangesText } from './useChanges';

const looks = {
  REQUESTED: { background: 'warn-tint', color: 'warn-text' },
  APPROVED: { background: 'ok-tint', color: 'ok-text' },
  DENIED: { background: 'bad-tint', color: 'bad-text' },
  DISCLOSED: { background: 'hover', color: 'text-2' },
} as const satisfies Readonly<Record<CocTask['TaskStatus'], LayoutProps>>;

/** The status of a change. */
export function ChangeTag({ task: { TaskStatus, estimate, closing } }: { readonly task: CocTask }) {
  const { t } = useChangesText();
  const place =
    estimate === null
      ? closing === null
        ? undefined
        : t('disclosedByClosing', { number: closing })
      : t('disclosedBy', { number: estimate });
  return (
    <Text display="inline-block" padding="2 s2" radius="s" size="small" weight={500} {...looks[TaskStatus]}>
      {place ?? t(`statuses.${TaskStatus}`)}
    </Text>
  );
}
