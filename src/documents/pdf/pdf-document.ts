export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** How a page is drawn: CSS pixels per point, and degrees clockwise besides its own rotation. */
export interface PageLook {
  readonly scale: number;
  readonly rotation: number;
}

/** How long a page may take to draw, and whether it may wait until the others are drawn. */
export interface Effort {
  readonly limitMs?: number;
  readonly later?: boolean;
}

/** An open PDF. Pages are numbered from 1. */
export interface OpenPdf {
  readonly pages: number;
  /** In points. */
  readonly size: (page: number, rotation: number) => Promise<PageSize>;
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    look: PageLook,
    signal: AbortSignal,
    effort?: Effort,
  ) => Promise<void>;
  /** Lays the text over the drawn page, so that it can be selected and found. */
  readonly layText: (page: number, container: HTMLElement, look: PageLook, signal: AbortSignal) => Promise<void>;
  readonly text: (page: number) => Promise<string>;
  readonly close: () => void;
}

/** Why a file or a page cannot be shown. */
export class PdfProblem extends Error {
  override readonly name = 'PdfProblem';

  constructor(readonly kind: 'damaged' | 'protected' | 'slow') {
    super(kind);
  }
}
