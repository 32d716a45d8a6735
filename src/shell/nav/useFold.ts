import { useState } from 'react';

/**
 * Whether the entries below one are shown: as `initially` says, always when the current page is among them, and otherwise as the
 * person wants it, until they come to or leave the pages below (NAV-07).
 */
export function useFold(holds: boolean, initially: boolean): readonly [open: boolean, toggle: () => void] {
  const [hand, setHand] = useState<{ readonly open: boolean; readonly holds: boolean } | null>(null);
  const open = hand && hand.holds === holds ? hand.open : holds || initially;
  return [open, () => setHand({ open: !open, holds })];
}
