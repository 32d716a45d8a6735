import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ExclusionCheck } from '../../domain/appraisal/exclusion-import.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { Section } from '../ui/Section';

const List = styled('ul')({
  '& > li': { paddingBlock: token('s1'), overflowWrap: 'anywhere' },
  '& span': { color: token('text-2') },
});

interface Props {
  readonly check: ExclusionCheck;
  /** The name of a field in the person's language. */
  readonly label: (field: string) => string;
}

/** What the file would change of the list, before anything does. */
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
              <List>
                {entries.map(({ name, licenseNumber, fields }) => (
                  <li key={`${licenseNumber} ${name}`}>
                    <bdi>{line([name, ...(licenseNumber ? [licenseNumber] : [])])}</bdi>{' '}
                    <span>{line(fields.map(label))}</span>
                  </li>
                ))}
              </List>
            </Section>
          ),
      )}
      <p role="status">{t('same', same)}</p>
    </>
  );
}
