import { useTranslate } from 'react-admin';
import type { ExclusionCheck } from '../../domain/appraisal/exclusion-import.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';

interface Props {
  readonly check: ExclusionCheck;
  /** Translated name of a field. */
  readonly label: (field: string) => string;
}

/** Shows what a file would change in the list, before it is applied. */
export function ExclusionDiff({ check, label }: Props) {
  const translate = useTranslate();
  const { line } = useFormats();
  const { added, changed, same } = check;
  const t = (key: string, count: number): string => translate(`appraisal.import.${key}`, { count, smart_count: count });
  return (
    <>
      {[['added', added] as const, ['changed', changed] as const].map(
        ([key, entries]) =>
          entries.length > 0 && (
            <Section key={key} title={t(key, entries.length)}>
              <Box as="ul">
                {entries.map(({ name, licenseNumber, fields }) => (
                  <Box as="li" paddingBlock="s1" overflowWrap="anywhere" key={`${licenseNumber} ${name}`}>
                    <bdi>{line([name, ...(licenseNumber ? [licenseNumber] : [])])}</bdi>{' '}
                    <Text color="text-2">{line(fields.map(label))}</Text>
                  </Box>
                ))}
              </Box>
            </Section>
          ),
      )}
      <p role="status">{t('same', same)}</p>
    </>
  );
}
