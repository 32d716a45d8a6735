const PAYMENTS = 360;
const MONTHLY_RATE = 0.06125 / 12;
const BARS = 60;
const HEIGHT = 150;
const GAP = 3;

/** Share of principal in payment `n` of a level-payment loan. */
const principalShare = (n: number): number => (1 + MONTHLY_RATE) ** -(PAYMENTS - n + 1);

const WIDTH = 4;

/** A bar with round corners, as part of a path. All bars of a color are one element: the page is laid out before any script. */
const bar = (x: number, y: number, height: number): string =>
  height < 2
    ? ''
    : `M${x + 1} ${y.toFixed(1)}h${WIDTH - 2}q1 0 1 1v${(height - 2).toFixed(1)}q0 1-1 1h${2 - WIDTH}q-1 0-1-1v${(2 - height).toFixed(1)}q0-1 1-1z`;

const bars = Array.from({ length: BARS }, (_, index) => {
  const payment = 1 + (index * PAYMENTS) / BARS;
  const principal = HEIGHT * principalShare(payment);
  const x = index * 2 * WIDTH;
  return { principal: bar(x, HEIGHT - principal, principal), interest: bar(x, 0, HEIGHT - principal - GAP) };
});

/** Interest and principal over thirty years. Decorative, so hidden from screen readers. */
export function AmortizationBars() {
  return (
    <svg className="access-chart" viewBox={`0 0 476 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="principal" d={bars.map(({ principal }) => principal).join('')} />
      <path className="interest" d={bars.map(({ interest }) => interest).join('')} />
    </svg>
  );
}
