/** Ticks of the price axis: at most seven whole prices around the curve, always including par. */
export function curveTicks(prices: readonly number[]): number[] {
  const low = Math.floor(Math.min(100, ...prices));
  const high = Math.ceil(Math.max(100, ...prices));
  const step = Math.max(1, Math.ceil((high - low) / 5));
  const first = 100 - Math.ceil((100 - low) / step) * step;
  const last = 100 + Math.ceil((high - 100) / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick <= last; tick += step) ticks.push(tick);
  return ticks;
}
