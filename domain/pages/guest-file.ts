import type { Look } from './sign-in-file';

/** Name of the file, beside index.html, with the guests' home page as a build has rendered it. */
export const GUEST_FILE = 'guest.json';

/** In the place of the text that says whether the lender is open now. */
export const HOURS_PLACE = '__OPEN_OR_CLOSED__';

/** The page for windows with and without room for the side panel. */
export type GuestWidth = 'narrow' | 'wide';

interface Rendered {
  /** Style elements of the components that the page uses. */
  readonly styles: string;
  readonly content: string;
}

/** The guests' home page before any script has run. */
export interface GuestFile extends Look {
  readonly languages: Readonly<
    Record<
      string,
      { readonly title: string; readonly dir: string; readonly open: string; readonly closed: string } & Readonly<
        Record<GuestWidth, Rendered>
      >
    >
  >;
}
