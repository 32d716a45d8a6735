/** What the simulator can do wrong (domain facts I4). */
export const faultKinds = [
  /** The ticket has expired. */
  'expired',
  /** Done, with a warning. */
  'warning',
  /** An error in an answer of status 200; nothing was done. */
  'error',
  /** A SOAP fault of the server, before and after the work. */
  'fault-before',
  'fault-after',
  /** A SOAP fault that says that the request is wrong. */
  'refusal',
  /** The result is escaped twice. */
  'twice',
  /** The answer comes late; the work is done at once. */
  'slow',
  /** The work is done late, after the caller has given up. */
  'late',
  /** The connection is cut, before and after the work. */
  'cut-before',
  'cut-after',
  /** The answer breaks off after the work. */
  'half',
  /** Status 503 and 429; nothing was done. */
  'busy',
  'too-many',
  /** A page of a proxy with status 200, after the work. */
  'page',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface PlannedFault {
  readonly kind: FaultKind;
  /** Only for this operation; for any without it. */
  readonly operation?: string | undefined;
  /** Default 1. */
  readonly times?: number | undefined;
}

export interface FaultPlan {
  plan(fault: PlannedFault): void;
  /** Goes wrong by chance, from 0 to 1, in one of these ways; `random` gives numbers from 0 to 1. */
  byChance(chance: number, kinds: readonly FaultKind[], random: () => number): void;
  /** The fault of the next call of an operation. */
  next(operation: string): FaultKind | undefined;
}

export function createFaultPlan(): FaultPlan {
  const planned: { kind: FaultKind; operation: string | undefined; left: number }[] = [];
  let chance = 0;
  let kinds: readonly FaultKind[] = [];
  let random: () => number = () => 1;
  return {
    plan: ({ kind, operation, times = 1 }) => planned.push({ kind, operation, left: times }),
    byChance(given, among, from) {
      chance = given;
      kinds = among;
      random = from;
    },
    next(operation) {
      const found = planned.find((fault) => fault.operation === undefined || fault.operation === operation);
      if (found) {
        found.left -= 1;
        if (found.left <= 0) planned.splice(planned.indexOf(found), 1);
        return found.kind;
      }
      return random() < chance ? kinds[Math.floor(random() * kinds.length)] : undefined;
    },
  };
}
