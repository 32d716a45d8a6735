import { useTranslate } from 'react-admin';
import type { Dispositions } from '../../../domain/application/borrowers/arrange';
import type { Removal } from '../../../domain/application/borrowers/consequences';
import { type RecordListName, recordLists } from '../../../domain/loan/document';
import { type Owner, owners } from '../../../domain/loan/records';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { Stack } from '../../ui/layout/primitives';
import { applicationCalls } from '../application-calls';
import { useBorrowerLabels } from './useBorrowerLabels';
import { useLoanAction } from './useLoanAction';

type Values = Readonly<Partial<Record<RecordListName, string>>>;

interface Props {
  readonly loan: LoanRecord;
  readonly owner: Owner;
  readonly removal: Removal;
  readonly onClose: () => void;
}

/** The choices as the server expects them: a borrower's position or `remove`. */
function dispositionsOf(values: Values): Dispositions {
  const entries = recordLists.flatMap((list) => {
    const chosen = values[list];
    const disposition = chosen === 'remove' ? chosen : owners.find((owner) => owner === chosen);
    return disposition === undefined ? [] : [[list, disposition] as const];
  });
  return Object.fromEntries(entries);
}

/** Explains what removing a borrower does, and asks what to do with records they own alone. */
export function RemoveDialog({ loan, owner, removal, onClose }: Props) {
  const translate = useTranslate();
  const borrowerText = useBorrowerLabels(loan.sLNm);
  const act = useLoanAction(loan.sLNm);
  const name = borrowerText.name(owner);
  const lists = recordLists.filter((list) => removal.own[list] !== undefined);
  const facts = [
    translate('borrowers.removeAnswers', { name }),
    ...(removal.applicationGoes ? [translate('borrowers.applicationGoes')] : []),
    ...borrowerText.following(removal),
    ...(removal.shared > 0 ? [translate('borrowers.shared', { smart_count: removal.shared })] : []),
    ...(removal.staysOnTitle ? [translate('borrowers.staysOnTitle', { name })] : []),
  ];
  const choices = [
    { value: 'remove', label: translate('borrowers.removeThem') },
    ...removal.newOwners.map((value) => ({
      value,
      label: translate('borrowers.giveThem', { name: borrowerText.name(value) }),
    })),
  ];
  const remove = (values: Values): Promise<void> =>
    act(
      () =>
        applicationCalls.changeBorrowers(loan.sLNm, loan.version, {
          action: 'remove',
          owner,
          records: dispositionsOf(values),
        }),
      'borrowers.removed',
      { name },
    );
  return (
    <SaveDialog<Values>
      draft={`remove-borrower:${owner}`}
      title={translate('borrowers.removeTitle', { name })}
      saveLabel={translate('borrowers.actions.remove')}
      defaultValues={Object.fromEntries(lists.map((list) => [list, '']))}
      onSave={remove}
      onClose={onClose}
    >
      <Stack as="ul" gap="s1" paddingInlineStart="s5" color="text-2" listStyle="disc">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Stack>
      {lists.length > 0 && <p>{translate('borrowers.decide', { name })}</p>}
      {lists.map((list) => (
        <ChoiceInput
          key={list}
          name={list}
          spec={{ kind: 'code' }}
          label={borrowerText.count(list, removal.own[list]?.length ?? 0)}
          help={borrowerText.recordNames(list, removal.own[list] ?? [])}
          required
          choices={choices}
        />
      ))}
    </SaveDialog>
  );
}
