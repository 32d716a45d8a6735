import { useTranslate } from 'react-admin';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { type Filing, FilingInputs } from './FilingInputs';
import { type FiledChoice, sharedFiling } from './file-filings';

interface Props {
  readonly choices: readonly FiledChoice[];
  readonly onFile: (files: readonly File[], filing: Partial<Filing>) => void;
}

/** Type and folder of several files: of all at once, and of each. */
export function FileFilings({ choices, onFile }: Props) {
  const translate = useTranslate();
  const all = sharedFiling(choices);
  const files = choices.map(({ file }) => file);
  const changed = (next: Filing, before: Filing): Partial<Filing> => ({
    ...(next.docType !== before.docType && { docType: next.docType }),
    ...(next.folderName !== before.folderName && { folderName: next.folderName }),
  });
  return (
    <Stack gap="s3">
      <Stack gap="s2" role="group" aria-label={translate('documents.allFiles')}>
        <Text weight={500}>{translate('documents.allFiles')}</Text>
        <Row wrap gap="s3">
          <FilingInputs mixed size="small" value={all} onChange={(next) => onFile(files, changed(next, all))} />
        </Row>
      </Stack>
      <Stack as="ul" gap="s3" aria-label={translate('documents.eachFile')}>
        {choices.map(({ file, filing, suggested }) => (
          <Stack
            as="li"
            gap="s2"
            key={`${file.name}-${file.size}-${file.lastModified}`}
            role="group"
            aria-label={file.name}
          >
            <Row gap="s2" justify="space-between">
              <Text minInlineSize={0} overflowWrap="anywhere">
                <bdi>{file.name}</bdi>
              </Text>
              {suggested && <Note>{translate('documents.suggestedShort')}</Note>}
            </Row>
            <Row wrap gap="s3">
              <FilingInputs size="small" value={filing} onChange={(next) => onFile([file], next)} />
            </Row>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
