import type { RoundTripReason } from '../../../domain/application/round-trip/reasons';
import type { RoundTripDifference } from '../../../domain/application/round-trip/round-trip.schemas';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { fixedReason, reasonOf } from './reason-of';
import { reportedValue, sameValue, shown } from './same-value';

/** The result of a comparison. */
export interface Findings {
  same: number;
  readonly differences: RoundTripDifference[];
}

/** Compares one field; `why` is the reason, if its location explains a difference. */
export function compareField(
  findings: Findings,
  place: string,
  name: string,
  values: { readonly before: unknown; readonly after: unknown },
  why?: RoundTripReason,
): void {
  const spec = fieldSpec(name);
  if (!spec || spec.computed) return;
  const exported = reportedValue(values.before);
  const after = reportedValue(values.after);
  if (sameValue(spec, exported, after)) {
    if (exported !== null) findings.same += 1;
    return;
  }
  findings.differences.push({
    place,
    field: name,
    exported: shown(spec, exported),
    after: shown(spec, after),
    reason: fixedReason(spec) ?? why ?? reasonOf({ name, spec, exported, after }),
  });
}
