import type { Cents } from '../numbers/fixed';

/** What an escrow account pays for, as its statements name it apart (12 CFR 1024.17(i)(1)(iv)). */
export type EscrowPurpose = 'taxes' | 'insurance' | 'other';

/** Sums by what they were for. */
export function sumsByPurpose(
  amounts: readonly { readonly purpose: EscrowPurpose; readonly amount: Cents }[],
): Readonly<Record<EscrowPurpose, Cents>> {
  const sum = (purpose: EscrowPurpose): Cents =>
    amounts.reduce((all, each) => all + (each.purpose === purpose ? each.amount : 0), 0);
  return { taxes: sum('taxes'), insurance: sum('insurance'), other: sum('other') };
}
