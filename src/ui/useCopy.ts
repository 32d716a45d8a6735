import { useEffect, useState } from 'react';

/** How long it shows that something was copied. */
const SHOWN_MS = 2000;

/** Copies a text, and says for two seconds that it did; without a clipboard (plain HTTP) nothing happens. */
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
