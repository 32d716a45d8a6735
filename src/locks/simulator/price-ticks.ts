const STEPS = [0.125, 0.25, 0.5, 1, 2, 5] as const;
const MOST = 6;

/** Ticks of a price axis: round steps around all prices, at most seven. */
export function priceTicks(prices: readonly (number | null)[]): number[] {
  const known = prices.filter((price) => price !== null);
  const [low, high] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [99.5, 100.5];
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= MOST) ?? 10;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, place) => first + place * step);
}
