import type { CurrentCharge, Disclosed, DisclosedLine } from './tolerance';

/**
 * The rule again, written from the text of 12 CFR 1026.19(e)(3) and its comments and not from our code: every amount is looked up in
 * the history for one line at a time, and percentages are compared as fractions of whole tenths of a cent.
 */
export const toleranceModel = {
  /** Whether the ten percent bucket is reset by the disclosure at a place, given what was reset before. */
  resets(history: readonly Disclosed[], place: number): boolean {
    const ids = new Set(history.slice(0, place + 1).flatMap(({ lines }) => lines.map(({ id }) => id)));
    let before = 0n;
    let after = 0n;
    let claims = 0;
    for (const id of ids) {
      if (toleranceModel.bucketAt(history, place, id) !== 'ten') continue;
      const base = BigInt(toleranceModel.at(history, place - 1, id));
      const claimed = toleranceModel.claim(history, place, id);
      if (claimed !== undefined) claims += 1;
      before += base;
      after += claimed !== undefined && claimed > base ? claimed : base;
    }
    return claims > 0 && after * 100n > before * 110n;
  },
  /** The bucket in which a line counts: of the last covered disclosure of it, or of the first estimate. */
  bucketAt(history: readonly Disclosed[], place: number, id: string): string | undefined {
    for (let at = place; at >= 0; at -= 1) {
      const line = history[at]?.lines.find((each) => each.id === id);
      if (line && (at === 0 || history[at]?.covers?.lines.includes(id))) return line.bucket;
    }
    return undefined;
  },
  /** What was disclosed of a covered line, but no more than what was approved. */
  approved(history: readonly Disclosed[], place: number, { id, amount }: DisclosedLine): number {
    return Math.min(amount, history[place]?.covers?.amounts?.[id] ?? amount);
  },
  /** The latest covered amount of a line of the ten percent bucket since its last reset. */
  claim(history: readonly Disclosed[], place: number, id: string): bigint | undefined {
    for (let at = place; at > 0; at -= 1) {
      if (at < place && toleranceModel.resets(history, at)) return undefined;
      const line = history[at]?.covers?.lines.includes(id)
        ? history[at]?.lines.find((each) => each.id === id)
        : undefined;
      if (line?.bucket === 'ten') return BigInt(toleranceModel.approved(history, at, line));
    }
    return undefined;
  },
  /** The amount that a line is measured by after the disclosure at a place. */
  at(history: readonly Disclosed[], place: number, id: string): number {
    if (place < 0) return 0;
    const line = history[place]?.lines.find((each) => each.id === id);
    if (place === 0) return line?.amount ?? 0;
    const before = toleranceModel.at(history, place - 1, id);
    if (line && line.bucket !== 'ten' && history[place]?.covers?.lines.includes(id))
      return Math.max(before, toleranceModel.approved(history, place, line));
    if (toleranceModel.bucketAt(history, place, id) !== 'ten' || !toleranceModel.resets(history, place)) return before;
    const claimed = toleranceModel.claim(history, place, id);
    return claimed === undefined ? before : Math.max(before, Number(claimed));
  },
  cure(history: readonly Disclosed[], charges: readonly CurrentCharge[], lenderCredit: number): number {
    const last = history.length - 1;
    const zero = charges
      .filter((charge) => charge.bucket === 'zero')
      .map(({ id, amount }) => Math.max(0, amount - toleranceModel.at(history, last, id)));
    const ten = charges.filter((charge) => charge.bucket === 'ten' && charge.performed);
    const owed = ten.reduce(
      (tenths, { id, amount }) => tenths + 10 * amount - 11 * toleranceModel.at(history, last, id),
      0,
    );
    const credits = history.map(({ lenderCredit: credit, covers }, at) =>
      at === 0 ? credit : covers?.lenderCredit ? Math.max(credit, covers.credit ?? 0) : Infinity,
    );
    return (
      zero.reduce((total, excess) => total + excess, 0) +
      (owed > 0 ? Math.ceil(owed / 10) : 0) +
      Math.max(0, Math.min(...credits) - lenderCredit)
    );
  },
};
