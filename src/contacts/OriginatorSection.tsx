import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { originatorSource } from '../../domain/loan/originator';
import { FieldDisplay } from '../fields/FieldDisplay';
import { useFieldLabels } from '../fields/useFieldLabels';
import type { LoanRecord } from '../shell/loan/useLoan';
import { ErrorDialog } from '../ui/ErrorDialog';
import { FactList } from '../ui/FactList';
import { Section } from '../ui/Section';
import { contactsCalls } from './contacts-calls';
import { useContactActions } from './useContactActions';

const shown = ['sUrlaOriginatorNm', 'sUrlaOriginatorNmlsId', 'sUrlaOriginatorPhone', 'sUrlaOriginatorEmail'] as const;

interface Props {
  readonly loan: LoanRecord;
  readonly editable: boolean;
}

/** Who took the application (URLA 9), and a button that takes the assigned loan officer from their profile. */
export function OriginatorSection({ loan, editable }: Props) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const act = useContactActions(loan.sLNm);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const officer = loan.sEmployeeLoanRepName?.trim() ?? '';
  const choose = async (): Promise<void> => {
    setBusy(true);
    const body = { version: loan.version, originator: 'loan-officer' } as const;
    await act(() => contactsCalls.chooseOriginator(loan.sLNm, body), 'contacts.originatorSaved', {
      name: officer,
    }).catch(setFailure);
    setBusy(false);
  };
  const isOfficer = originatorSource(loan) === 'officer';
  return (
    <Section
      title={translate('contacts.originator')}
      aside={
        editable && officer !== '' && !isOfficer ? (
          <Button variant="text" size="small" loading={busy} onClick={() => void choose()}>
            {translate('contacts.useOfficer')}
          </Button>
        ) : null
      }
    >
      <FactList
        groups={[
          shown.map((name) => ({
            key: name,
            label: label(name),
            value: <FieldDisplay name={name} value={loan[name]} />,
          })),
        ]}
      />
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </Section>
  );
}
