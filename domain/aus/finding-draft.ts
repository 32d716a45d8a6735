import type { CodedMessage } from '../messages/message';
import { type FindingCode, type MessageSpec, messageTable } from './message-table';
import type { Finding } from './run.schemas';
import type { Scorecard } from './systems';

/** A message that a rule produced. */
export interface Draft {
  readonly code: FindingCode;
  readonly values?: CodedMessage['values'];
  /** Tells messages of one code apart, such as by debt. */
  readonly key?: string;
  /** Another field than that of the table. */
  readonly field?: string;
}

const letters: Readonly<Record<Scorecard, string>> = { DU: 'D', LPA: 'L', TOTAL: 'T' };

/** The messages with the number, place and condition of the table, in the order of their numbers. */
export function findingsOf(scorecard: Scorecard, drafts: readonly Draft[]): Finding[] {
  return drafts
    .map(({ code, values = {}, key = '', field }): readonly [number, Finding] => {
      const spec: MessageSpec = messageTable[code];
      return [
        spec.number,
        {
          id: `${letters[scorecard]}-${spec.number}`,
          key: `${code}:${key}`,
          section: spec.section,
          severity: spec.severity,
          text: { code, values },
          field: field ?? spec.field ?? null,
          condition: spec.condition
            ? { description: spec.condition.description, accepts: [...spec.condition.accepts] }
            : null,
        },
      ];
    })
    .sort(([a], [b]) => a - b)
    .map(([, finding]) => finding);
}
