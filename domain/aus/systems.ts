/** The automated underwriting systems that a loan can be submitted to. GUS is recorded by hand. */
export const ausSystems = ['DU', 'DO', 'LPA'] as const;

export type AusSystem = (typeof ausSystems)[number];

/** Which rules decided a run: those of the system, or FHA's TOTAL scorecard, which runs inside it. */
export const scorecards = ['DU', 'LPA', 'TOTAL'] as const;

export type Scorecard = (typeof scorecards)[number];

const FHA = '1';

/** The scorecard that underwrites a loan of this type (`sLT`) in a system. */
export function scorecardOf(system: AusSystem, loanType: string | null): Scorecard {
  if (loanType === FHA) return 'TOTAL';
  return system === 'LPA' ? 'LPA' : 'DU';
}
