import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import type { Consequences } from '../../../domain/application/borrowers/consequences';
import { recordTitle } from '../../../domain/application/record-title';
import type { LoanDocument, RecordListName } from '../../../domain/loan/document';
import { type Owner, owners } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import { useRecordName } from '../parts/useRecordName';
import { useOwnersText, useRoleText } from './useBorrowers';

/** Texts for borrowers, their records and the actions on them. */
export function useBorrowerLabels(loanNum: string) {
  const translate = useTranslate();
  const nameOf = useOwnersText(loanNum);
  const role = useRoleText();
  const { text, label } = useFieldLabels();
  const { line } = useFormats();
  const recordName = useRecordName();

  return {
    name: (owner: Owner): string => nameOf([owner]),
    role,
    count: (list: RecordListName, many: number): string =>
      translate(`borrowers.records.${list}`, { smart_count: many, count: many }),
    recordNames: (list: RecordListName, records: readonly object[]): string =>
      line(records.map((record) => recordName(list, recordTitle(record)) ?? translate('borrowers.unnamedRecord'))),
    /** Label of an action in a borrower's menu. */
    action: (action: BorrowerAction): string => {
      if (action.action === 'move') return translate(`borrowers.moveTo.${action.to}`);
      return translate(`borrowers.actions.${action.action}`);
    },
    /** Consequences of an action, one sentence each: the new positions and the occupancy. */
    following: ({ moves, occupancy }: Consequences): string[] => [
      ...[...moves]
        .sort((a, b) => owners.indexOf(a.to) - owners.indexOf(b.to))
        .map(({ from, to }) => translate('borrowers.becomes', { name: nameOf([from]), role: role(to) })),
      ...(occupancy === undefined
        ? []
        : [translate('borrowers.occupancy', { field: label('sOccTPe'), value: text('sOccTPe', occupancy) })]),
    ],
  };
}

/** Number of records in each list that a borrower owns, alone or jointly. Omits lists without any. */
export function ownedBy(loan: LoanDocument, owner: Owner): readonly (readonly [RecordListName, number])[] {
  const shown = ['employments', 'incomes', 'assets', 'liabilities', 'reos'] as const;
  return shown
    .map((list) => [list, loan[list].filter((record) => record.owners.includes(owner)).length] as const)
    .filter(([, many]) => many > 0);
}
