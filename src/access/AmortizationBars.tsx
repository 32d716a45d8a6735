const PAYMENTS = 360;
const MONTHLY_RATE = 0.06125 / 12;
const BARS = 60;
const HEIGHT = 150;
const GAP = 3;

/** Share of principal in payment `n` of a level-payment loan. */
const principalShare = (n: number): number => (1 + MONTHLY_RATE) ** -(PAYMENTS - n + 1);

const bars = Array.from({ length: BARS }, (_, index) => {
  const payment = 1 + (index * PAYMENTS) / BARS;
  const principal = HEIGHT * principalShare(payment);
  return { x: index * 8, principal, interest: Math.max(0, HEIGHT - principal - GAP) };
});

/** Interest and principal over thirty years. Decorative, so hidden from screen readers. */
export function AmortizationBars() {
  return (
    <svg className="access-chart" viewBox={`0 0 476 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ x, principal, interest }) => (
        <g key={x}>
          <rect className="principal" x={x} y={HEIGHT - principal} width="4" height={principal} rx="1" />
          <rect className="interest" x={x} y="0" width="4" height={interest} rx="1" />
        </g>
      ))}
    </svg>
  );
}
