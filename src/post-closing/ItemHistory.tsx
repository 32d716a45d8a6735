import type { ItemChange } from '../../domain/post-closing/checklist';
import type { ChecklistItem } from '../../domain/post-closing/post-closing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { usePostClosingText } from './usePostClosingText';

type Step = ChecklistItem['steps'][number];

/** Who said what about a document, the latest first. */
export function ItemHistory({ steps }: Pick<ChecklistItem, 'steps'>) {
  const { t, date } = usePostClosingText();
  const { instant } = useFormats();
  const said = (change: ItemChange, { receivedOn, dueOn, document, exception }: Step): string =>
    t(`changes.${change}`, {
      ...{ received: date(receivedOn), due: date(dueOn), document: document ?? '', reason: exception ?? '' },
    });
  return (
    <Stack gap="s2">
      <Text as="h3" size="body" weight={600}>
        {t('item.history')}
      </Text>
      <Stack as="ul" gap="s2" listStyle="none">
        {steps.toReversed().map((step) => (
          <li key={step.at}>
            <Text display="block">
              <bdi>{step.changes.map((change) => said(change, step)).join(' ')}</bdi>
            </Text>
            <Note display="block">
              <bdi>{step.by}</bdi> · <bdi>{instant(step.at)}</bdi>
            </Note>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
