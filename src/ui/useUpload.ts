import { useRef, useState } from 'react';
import type { UploadProgress } from '../providers/data/upload';
import { refusedFiles } from './refused-files';

export interface SendOptions {
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

interface Handlers {
  readonly send: (files: readonly File[], options: SendOptions) => Promise<unknown>;
  readonly onDone?: (files: readonly File[]) => void;
  /** Called after success and failure: stored files may have changed either way (ERR-10). */
  readonly onSettled?: () => unknown;
}

/** Uploads files: progress, cancel, and the error to show. */
export function useUpload({ send, onDone, onSettled }: Handlers) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [cancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController | null>(null);

  const start = async (files: readonly File[]): Promise<boolean> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setCancelled(false);
    setRefused([]);
    setProgress({ sent: 0, total: files.reduce((sum, file) => sum + file.size, 0) });
    try {
      await send(files, { onProgress: setProgress, signal });
      onDone?.(files);
      return true;
    } catch (failure) {
      if (signal.aborted) setCancelled(true);
      else {
        setError(failure);
        setRefused(refusedFiles(failure));
      }
      return false;
    } finally {
      setProgress(null);
      onSettled?.();
    }
  };

  return {
    progress,
    error,
    /** Names of the files that the server refused, until the next upload. */
    refused,
    cancelled,
    start,
    cancel: () => controller.current?.abort(),
    clearError: () => setError(null),
  };
}
