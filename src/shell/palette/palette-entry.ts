import type { LucideIcon } from 'lucide-react';

/** One entry of the palette: a path or an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly loanNum?: string;
  readonly status?: string | null;
  /** The page's area, in secondary text. */
  readonly note?: string;
  readonly path?: string;
  readonly run?: () => void;
}
