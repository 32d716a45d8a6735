import { useEffect, useState } from 'react';

/** How long "copied" is shown. */
const SHOWN_MS = 2000;

/** Copies text and confirms it for two seconds. Does nothing without a clipboard (plain HTTP). */
export function useCopy(): { readonly copied: boolean; readonly copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const end = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(end);
  }, [copied]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return { copied, copy };
}
