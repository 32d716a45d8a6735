import type { PageSize } from './pdf-document';

/** How large pages are shown: a factor, or as large as they fit. */
export type Zoom = 'width' | 'page' | number;

/** CSS pixels per point at 100%. */
const POINT = 96 / 72;
const STEPS = [0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** CSS pixels per point in a frame of this size. */
export function scaleOf(zoom: Zoom, page: PageSize, frame: PageSize): number {
  if (typeof zoom === 'number') return zoom * POINT;
  const width = Math.max(0.1, frame.width / page.width);
  return zoom === 'width' ? width : Math.max(0.1, Math.min(width, frame.height / page.height));
}

/** The next larger or smaller step from the present scale. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const now = scale / POINT;
  const steps = direction === 1 ? STEPS : STEPS.toReversed();
  return steps.find((step) => (step - now) * direction > 0.01) ?? now;
}

export const percentOf = (scale: number): number => Math.round((scale / POINT) * 100);
