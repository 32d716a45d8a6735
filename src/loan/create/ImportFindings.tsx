import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { PreviewedFile } from '../../../domain/loan/loan-import.schemas';
import { useSubjectText } from '../../application/public';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { elementWords, partOfElement } from './element-words';
import { LongList } from './LongList';
import { WhereInFile } from './WhereInFile';

/** Warnings about a file: what they are about, and on demand where. They don't prevent the import. */
export function Warnings({ findings, loan }: Pick<PreviewedFile, 'findings' | 'loan'>) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const subjectText = useSubjectText(loan);
  const title = translate('loan.create.import.warnings');
  if (findings.length === 0) return null;
  return (
    <Section
      title={title}
      aside={translate('loan.create.import.toCheck', { count: findings.length, smart_count: findings.length })}
      flush
    >
      <LongList items={findings} label={title}>
        {({ message, wording, line, path, about }) => (
          <Row wrap gap="0 s3" align="start" iconColor="warn-text">
            <TriangleAlert size={15} strokeWidth={1.6} aria-hidden="true" style={{ marginBlockStart: 3 }} />
            <Box flex="1 1 60%" minInlineSize={0}>
              {about !== null && (
                <Note display="block">
                  <bdi>{subjectText(about)}</bdi>
                </Note>
              )}
              <bdi>{messageText(wording, message)}</bdi>
            </Box>
            {path !== null && <WhereInFile path={path} line={line} />}
          </Row>
        )}
      </LongList>
    </Section>
  );
}

/** Values in the file that the portal has no field for, in words. */
export function IgnoredValues({ ignored }: Pick<PreviewedFile, 'ignored'>) {
  const translate = useTranslate();
  const title = translate('loan.create.import.ignored');
  const count = ignored.reduce((sum, part) => sum + part.count, 0);
  if (ignored.length === 0) return null;
  return (
    <Section title={title} aside={translate('loan.create.import.values', { count, smart_count: count })} flush>
      <LongList items={ignored} label={title}>
        {(part) => {
          const name = part.path.slice(part.path.lastIndexOf('/') + 1);
          return (
            <Row wrap gap="0 s4" align="start">
              <Box flex="1 1 60%" minInlineSize={0}>
                <Text>
                  <bdi>{translate(`loan.create.import.elements.${name}`, { _: elementWords(name) })}</bdi>
                </Text>{' '}
                {part.sample && (
                  <Text weight={500}>
                    <bdi>{part.sample}</bdi>
                  </Text>
                )}{' '}
                {part.count > 1 && <bdi dir="ltr">× {part.count}</bdi>}
                <Note display="block">{translate(`loan.create.import.parts.${partOfElement(part.path)}`)}</Note>
              </Box>
              <WhereInFile path={part.path} />
            </Row>
          );
        }}
      </LongList>
    </Section>
  );
}
