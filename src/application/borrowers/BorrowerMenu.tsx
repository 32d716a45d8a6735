import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import { mayRemove, movingActions } from '../../../domain/application/borrowers/borrower-choices';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Owner } from '../../../domain/loan/records';
import { ActionMenu } from '../../ui/ActionMenu';
import { useBorrowerLabels } from './useBorrowerLabels';

interface Props {
  readonly loan: LoanDocument;
  readonly owner: Owner;
  /** Called with the action and the button to return the focus to. */
  readonly onChoose: (action: BorrowerAction, from: HTMLElement | null) => void;
}

/** Actions for a borrower. Hidden if there are none. */
export function BorrowerMenu({ loan, owner, onChoose }: Props) {
  const translate = useTranslate();
  const borrowerText = useBorrowerLabels(loan.sLNm);
  const moving = movingActions(loan, owner);
  return (
    <ActionMenu
      label={translate('borrowers.actionsOf', { name: borrowerText.name(owner) })}
      actions={[
        ...moving.map((action) => ({
          key: borrowerText.action(action),
          label: borrowerText.action(action),
          onChoose: (button: HTMLElement | null) => onChoose(action, button),
        })),
        ...(mayRemove(loan, owner)
          ? [
              {
                key: 'remove',
                label: translate('borrowers.actions.remove'),
                apart: moving.length > 0,
                onChoose: (button: HTMLElement | null) => onChoose({ action: 'remove', owner }, button),
              },
            ]
          : []),
      ]}
    />
  );
}
