import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ImportedFile } from '../../../domain/loan/loan-import.schemas';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { LongList } from './LongList';

/** Warnings about a file, with line numbers. They don't prevent the import. */
export function Warnings({ findings }: Pick<ImportedFile, 'findings'>) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const title = translate('loan.create.import.warnings');
  if (findings.length === 0) return null;
  return (
    <Section
      title={title}
      aside={translate('loan.create.import.toCheck', { count: findings.length, smart_count: findings.length })}
      flush
    >
      <LongList items={findings} label={title}>
        {({ message, wording, line }) => (
          <Row gap="s3" align="baseline" iconColor="warn-text">
            <TriangleAlert
              size={15}
              strokeWidth={1.6}
              aria-hidden="true"
              style={{ alignSelf: 'start', marginBlockStart: 2 }}
            />
            <Box as="bdi" flex={1} minInlineSize={0}>
              {messageText(wording, message)}
            </Box>
            {line !== null && <Note flex="none">{translate('loan.create.import.atLine', { line })}</Note>}
          </Row>
        )}
      </LongList>
    </Section>
  );
}

/** Values in the file that the portal has no field for. */
export function IgnoredValues({ ignored }: Pick<ImportedFile, 'ignored'>) {
  const translate = useTranslate();
  const title = translate('loan.create.import.ignored');
  const count = ignored.reduce((sum, part) => sum + part.count, 0);
  if (ignored.length === 0) return null;
  return (
    <Section title={title} aside={translate('loan.create.import.values', { count, smart_count: count })} flush>
      <LongList items={ignored} label={title}>
        {(part) => (
          <Row wrap justify="space-between" gap="0 s4" align="stretch">
            <Text as="bdi" flex="1 1 60%" minInlineSize={0} textAlign="start" dir="ltr">
              {part.path}
            </Text>
            <Note lineHeight="20px">
              {part.sample && <bdi>{part.sample}</bdi>} {part.count > 1 && <bdi dir="ltr">× {part.count}</bdi>}
            </Note>
          </Row>
        )}
      </LongList>
    </Section>
  );
}
