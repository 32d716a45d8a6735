import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import { mayRemove, movingActions } from '../../../domain/application/borrowers/borrower-choices';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Owner } from '../../../domain/loan/records';
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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const moving = movingActions(loan, owner);
  const removable = mayRemove(loan, owner);
  if (moving.length === 0 && !removable) return null;
  const choose = (action: BorrowerAction): void => {
    setAnchor(null);
    onChoose(action, anchor);
  };
  return (
    <>
      <IconButton
        aria-label={translate('borrowers.actionsOf', { name: borrowerText.name(owner) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moving.map((action) => (
          <MenuItem key={borrowerText.action(action)} onClick={() => choose(action)}>
            {borrowerText.action(action)}
          </MenuItem>
        ))}
        {moving.length > 0 && removable && <Divider />}
        {removable && (
          <MenuItem onClick={() => choose({ action: 'remove', owner })}>
            {translate('borrowers.actions.remove')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
