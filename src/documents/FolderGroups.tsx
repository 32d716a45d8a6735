import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../providers/i18n/useFormats';
import { toggled } from '../ui/data-column';
import { Box, Note, Row } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';
import { DocumentRow } from './DocumentRow';
import type { FolderGroup } from './document-list';
import type { DropUpload } from './useDropUpload';

interface Props {
  readonly groups: readonly FolderGroup[];
  readonly picked: ReadonlySet<string>;
  readonly current: string | undefined;
  readonly drop: DropUpload;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  readonly onShow: (id: string) => void;
}

/** The folders with their documents. Files dropped on a folder are filed in it. */
export function FolderGroups({ groups, picked, current, drop, onPick, onShow }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  return groups.map(({ folder, documents }) => {
    const isOpen = !closed.has(folder);
    return (
      <Box
        as="section"
        key={folder}
        aria-label={folder}
        {...drop.folder(folder)}
        background={drop.over === folder ? 'selected' : 'none'}
      >
        <Row as="h2" padding="s2 s4" lineBelow size="small" weight={600} color="text-2">
          <PlainButton aria-expanded={isOpen} onClick={() => setClosed(toggled(closed, folder))}>
            <Row gap="s2">
              <ChevronDown
                size={14}
                aria-hidden="true"
                style={{ transform: isOpen ? undefined : 'rotate(-90deg)', flex: 'none' }}
              />
              <bdi>{folder}</bdi>
              <Note aria-label={translate('documents.count', { smart_count: documents.length })}>
                {count(documents.length)}
              </Note>
            </Row>
          </PlainButton>
        </Row>
        {isOpen && (
          <ul>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                picked={picked.has(document.id)}
                current={document.id === current}
                onPick={() => onPick(toggled(picked, document.id))}
                onShow={() => onShow(document.id)}
              />
            ))}
          </ul>
        )}
      </Box>
    );
  });
}
