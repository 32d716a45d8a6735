import { useTranslate } from 'react-admin';
import { freePositions } from '../../../domain/application/borrowers/borrower-choices';
import { isOwner } from '../../../domain/application/borrowers/borrower-list';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { FieldInput } from '../../fields/FieldInput';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { applicationCalls } from '../application-calls';
import { useRoleText } from './useBorrowers';
import { useLoanAction } from './useLoanAction';

interface Values {
  readonly firstName: string;
  readonly lastName: string;
  readonly to: string;
}

interface Props {
  readonly loan: LoanRecord;
  readonly onClose: () => void;
}

/** Asks for a new borrower's name and position. */
export function AddDialog({ loan, onClose }: Props) {
  const translate = useTranslate();
  const role = useRoleText();
  const act = useLoanAction(loan.sLNm);
  const places = freePositions(loan);
  const add = async ({ to, firstName, lastName }: Values): Promise<void> => {
    if (!isOwner(to)) return;
    const action = { action: 'add', to, firstName, lastName } as const;
    await act(() => applicationCalls.changeBorrowers(loan.sLNm, loan.version, action), 'borrowers.added', {
      name: `${firstName} ${lastName}`,
    });
  };
  return (
    <SaveDialog<Values>
      draft="add-borrower"
      title={translate('borrowers.addTitle')}
      saveLabel={translate('borrowers.add')}
      maxWidth="xs"
      defaultValues={{ firstName: '', lastName: '', to: places[0] ?? '' }}
      onSave={add}
      onClose={onClose}
    >
      <FieldInput name="aBFirstNm" source="firstName" required autoFocus />
      <FieldInput name="aBLastNm" source="lastName" required />
      <ChoiceInput
        name="to"
        spec={{ kind: 'code' }}
        label={translate('borrowers.place')}
        required
        choices={places.map((value) => ({ value, label: role(value) }))}
      />
    </SaveDialog>
  );
}
