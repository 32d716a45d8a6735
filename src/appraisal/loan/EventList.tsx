import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { Box, Note, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useAppraisalText } from './useAppraisalText';

/** What happened to an appraisal, in order. */
export function EventList({ events }: Pick<AppraisalSummary, 'events'>) {
  const { t, facts, instant } = useAppraisalText();
  const detailOf = ({ kind, detail }: AppraisalSummary['events'][number]): string | null =>
    kind === 'delivered' && detail
      ? t('versionOf', { version: detail })
      : kind === 'copies'
        ? t('copiesSentTo', { number: detail })
        : detail;
  return (
    <Section title={t('history')}>
      <Stack as="ol" gap="s3">
        {events.map((event, place) => (
          // Events are only added, so their places are theirs.
          // biome-ignore lint/suspicious/noArrayIndexKey: an event has no key of its own
          <Box as="li" key={`${event.kind}-${place}`}>
            <Text as="p" weight={500}>
              {t(`events.${event.kind}`)}
            </Text>
            <Note as="p">{facts([instant(event.at), event.by])}</Note>
            {detailOf(event) && (
              <Text as="p" size="small" color="text-2" overflowWrap="anywhere">
                <bdi>{detailOf(event)}</bdi>
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
