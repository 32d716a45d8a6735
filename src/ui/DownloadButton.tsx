import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Download as FetchedFile } from '../providers/data/http';
import { saveBlob } from '../providers/data/save-blob';
import { ErrorDialog } from './ErrorDialog';

interface Props {
  readonly label: ReactNode;
  /** File name if the response has none. */
  readonly fileName: string;
  readonly fetchFile: () => Promise<FetchedFile>;
  /** Called with the saved file and its name. */
  readonly onSaved?: (file: FetchedFile & { readonly name: string }) => void | Promise<void>;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  /** A long label wraps instead of reaching out of what surrounds the button. */
  readonly wraps?: boolean;
}

const wrapping = {
  ...{ blockSize: 'auto', minBlockSize: 28, minInlineSize: 0, paddingBlock: 1 },
  ...{ justifyContent: 'flex-start', overflowWrap: 'anywhere', textAlign: 'start', whiteSpace: 'normal' },
};

/** Downloads a file, and shows the error if that fails. */
export function DownloadButton(props: Props) {
  const { label, fileName, fetchFile, onSaved, variant = 'outlined', size = 'medium', wraps = false } = props;
  const save = useMutation({
    mutationFn: async () => {
      const file = await fetchFile();
      saveBlob(file, fileName);
      await onSaved?.({ ...file, name: file.name ?? fileName });
    },
  });
  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={<Download size={16} strokeWidth={1.6} aria-hidden />}
        loading={save.isPending}
        loadingPosition="start"
        onClick={() => save.mutate()}
        {...(wraps && { sx: wrapping })}
      >
        {label}
      </Button>
      <ErrorDialog error={save.error} onClose={() => save.reset()} />
    </>
  );
}
