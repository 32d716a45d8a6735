import { useTranslate } from 'react-admin';
import type { ConditionStep } from '../../domain/underwriting/condition.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';

/** Who did what with a condition and when, newest first. */
export function ConditionHistory({ steps }: { readonly steps: readonly ConditionStep[] }) {
  const translate = useTranslate();
  const { instant, list } = useFormats();
  const newestFirst = steps.map((step, position) => ({ ...step, position })).reverse();
  if (steps.length === 0) {
    return (
      <Text as="p" color="text-2">
        {translate('conditions.noHistory')}
      </Text>
    );
  }
  return (
    <Box as="ol" dividers>
      {newestFirst.map(({ position, kind, at, by, note, files }) => (
        <Stack as="li" key={position} paddingBlock={6}>
          <Row wrap justify="space-between" gap="0 s3">
            <span>
              <Text weight={500}>{translate(`conditions.steps.${kind}`)}</Text> · <bdi>{by}</bdi>
            </span>
            <Note numeric>
              <bdi>{instant(at)}</bdi>
            </Note>
          </Row>
          {note && (
            <Text as="p" dir="auto" color="text-2" overflowWrap="anywhere" whiteSpace="pre-wrap">
              {note}
            </Text>
          )}
          {files.length > 0 && (
            <Note overflowWrap="anywhere">
              <bdi>{list(files)}</bdi>
            </Note>
          )}
        </Stack>
      ))}
    </Box>
  );
}
