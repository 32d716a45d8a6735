import { useState } from 'react';

/** Whether it is open, or was before: a popover that was never opened needs no rendering, one that closes needs its transition. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
}
