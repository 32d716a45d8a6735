import { useCallback, useEffect, useState } from 'react';
import type { OpenPdf, PageSize } from './pdf-document';

const none: ReadonlyMap<number, PageSize> = new Map();

/**
 * The sizes of the pages in points. A page has the size of the first until it is drawn, so that a document with many pages need
 * not be read to lay them out.
 */
export function useSizes(pdf: OpenPdf, rotation: number) {
  const [sizes, setSizes] = useState<{ readonly rotation: number; readonly known: ReadonlyMap<number, PageSize> }>({
    rotation,
    known: none,
  });
  const measure = useCallback(
    async (page: number): Promise<void> => {
      const size = await pdf.size(page, rotation);
      setSizes((before) => {
        const known = before.rotation === rotation ? before.known : none;
        const old = known.get(page);
        if (old?.width === size.width && old.height === size.height) return before;
        return { rotation, known: new Map(known).set(page, size) };
      });
    },
    [pdf, rotation],
  );
  useEffect(() => {
    // A page that cannot be read shows so when it is drawn.
    measure(1).catch(() => undefined);
  }, [measure]);
  const known = sizes.rotation === rotation ? sizes.known : none;
  const first = known.get(1);
  return {
    first,
    known,
    sizeOf: (page: number): PageSize => known.get(page) ?? first ?? { width: 612, height: 792 },
    measure,
  };
}
