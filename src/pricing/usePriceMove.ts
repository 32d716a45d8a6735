import { useRef } from 'react';
import { formatThousandths, toThousandths } from '../../domain/numbers/fixed';
import type { RateOption } from '../../domain/pricing/pricing.schemas';

/**
 * Price change of the same rate since the last change of scenario or lock period, as a signed decimal; null if unchanged or
 * if another rate is selected.
 */
export function usePriceMove(programId: string | undefined, option: RateOption | undefined): string | null {
  const key = option && programId ? `${programId} ${option.Rate}` : null;
  const seen = useRef<{ key: string | null; price: string | null; before: string | null }>({
    key: null,
    price: null,
    before: null,
  });
  const now = seen.current;
  if (option && key !== now.key) seen.current = { key, price: option.Price, before: null };
  else if (option && option.Price !== now.price) seen.current = { key, price: option.Price, before: now.price };
  const { before } = seen.current;
  if (!option || before === null) return null;
  return formatThousandths(toThousandths(option.Price) - toThousandths(before));
}
