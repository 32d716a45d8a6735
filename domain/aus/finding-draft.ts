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

/** Whom or what a message is about, so that the conditions of two borrowers or debts are told apart. */
function subjectOf({ code, values = {} }: Draft, drafts: readonly Draft[]): string {
  const name = values.borrower ?? values.creditor;
  if (typeof name !== 'string' || name === '') return '';
  const isTwice = drafts.filter((one) => one.code === code && one.values?.creditor === name).length > 1;
  return isTwice && typeof values.amount === 'string' ? `${name}, ${values.amount}: ` : `${name}: `;
}

/** The messages with the number, place and condition of the table, in the order of their numbers. */
export function findingsOf(scorecard: Scorecard, drafts: readonly Draft[]): Finding[] {
  return drafts
    .map((draft): readonly [number, Finding] => {
      const { code, values = {}, key = '', field } = draft;
      const spec: MessageSpec = messageTable[code];
      const { condition } = spec;
      return [
        spec.number,
        {
          id: `${letters[scorecard]}-${spec.number}`,
          key: `${code}:${key}`,
          section: spec.section,
          severity: spec.severity,
          text: { code, values },
          field: field ?? spec.field ?? null,
          condition: condition
            ? {
                description: `${subjectOf(draft, drafts)}${condition.description}`,
                accepts: [...condition.accepts],
              }
            : null,
        },
      ];
    })
    .sort(([a], [b]) => a - b)
    .map(([, finding]) => finding);
}
