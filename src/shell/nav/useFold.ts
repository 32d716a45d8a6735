import { useState } from 'react';

/**
 * Whether an entry's children are shown: `initially` at first, always when the current page is among them, and otherwise as the
 * user chose, until they enter or leave those pages (NAV-07).
 */
export function useFold(holds: boolean, initially: boolean): readonly [open: boolean, toggle: () => void] {
  const [hand, setHand] = useState<{ readonly open: boolean; readonly holds: boolean } | null>(null);
  const open = hand && hand.holds === holds ? hand.open : holds || initially;
  return [open, () => setHand({ open: !open, holds })];
}
