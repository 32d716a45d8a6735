import { type DragEvent, type ReactNode, useState } from 'react';
import { UploadDocuments } from './UploadDocuments';
import { useDocumentRights } from './useDocuments';

interface Upload {
  readonly folder?: string | undefined;
  readonly files?: readonly File[];
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Opens the upload: with the button, or with files that are dropped on the page or on a folder. */
export function useDropUpload(loanNum: string, mayWrite: boolean) {
  const rights = useDocumentRights();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [over, setOver] = useState<string | null>(null);

  const target = (folder: string | undefined) => ({
    onDragOver: (event: DragEvent): void => {
      if (!mayWrite || !hasFiles(event)) return;
      event.preventDefault();
      if (folder === undefined) return;
      event.stopPropagation();
      setOver(folder);
    },
    onDragLeave: (): void => setOver(null),
    onDrop: (event: DragEvent): void => {
      if (!mayWrite || !hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(null);
      setUpload({ folder, files: [...event.dataTransfer.files] });
    },
  });
  const dialog: ReactNode = upload && (
    <UploadDocuments {...{ loanNum, rights }} {...upload} onClose={() => setUpload(null)} />
  );
  return { over, dialog, open: () => setUpload({}), area: target(undefined), folder: target };
}

export type DropUpload = ReturnType<typeof useDropUpload>;
