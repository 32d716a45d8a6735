import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Download } from '../../providers/data/http';
import { saveBlob } from '../../providers/data/save-blob';

/** Fetches a file of the loan to keep: how many bytes have come (null while none is fetched), and what failed. */
export function useMismoDownload(
  fetchFile: (onProgress: (received: number) => void) => Promise<Download>,
  fallbackName: string,
) {
  const [received, setReceived] = useState<number | null>(null);
  const { mutate, error, reset } = useMutation({
    mutationFn: async () => {
      setReceived(0);
      saveBlob(await fetchFile(setReceived), fallbackName);
    },
    onSettled: () => setReceived(null),
  });
  return { received, download: () => mutate(), error, clearError: reset };
}
