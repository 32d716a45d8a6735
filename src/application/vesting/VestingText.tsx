import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CaseUpper, Check, ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { vestingText } from '../../../domain/application/vesting/vesting-text';
import { token } from '../../theme/tokens';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { applicationCalls } from '../application-calls';
import { useLoanAction } from '../borrowers/useLoanAction';
import { useDraftLoan } from '../edit/draft';

const Box = styled('div')({
  display: 'grid',
  gap: token('s3'),
  padding: token('s4'),
  borderBlockStart: token('border'),
  background: token('sunken'),
  '& h3': { color: token('text-2'), fontSize: token('fs-small'), fontWeight: 600 },
  '& blockquote': { margin: 0, lineHeight: '20px', overflowWrap: 'anywhere', textAlign: 'start' },
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('s2') },
  '& .used': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: token('ok-text'),
    fontSize: token('fs-small'),
  },
});

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** How the rules write who takes title; it goes into the title text of the form, or names and texts become capitals. */
export function VestingText({ readOnly }: { readonly readOnly: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const loan = useDraftLoan();
  const form = useFormContext<Record<string, unknown>>();
  const act = useLoanAction(loan.sLNm);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const composed = vestingText(loan);
  const isUsed = composed !== '' && loan.sTitleInNamesOf === composed;
  const capitalize = (): void => {
    setBusy(true);
    act(() => applicationCalls.capitalizeVesting(loan.sLNm), 'vesting.capitalized')
      .catch(setFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <h3 id={id}>{translate('vesting.text')}</h3>
      <blockquote>{composed === '' ? translate('vesting.noText') : <bdi dir="ltr">{composed}</bdi>}</blockquote>
      {!readOnly && (
        <div className="tools">
          {isUsed ? (
            <span className="used">
              <Check {...icon} />
              {translate('vesting.used')}
            </span>
          ) : (
            <Button
              variant="outlined"
              disabled={composed === ''}
              startIcon={<ClipboardPaste {...icon} />}
              onClick={() => form.setValue('sTitleInNamesOf', composed, { shouldDirty: true, shouldValidate: true })}
            >
              {translate('vesting.use')}
            </Button>
          )}
          <Button loading={busy} startIcon={<CaseUpper {...icon} />} onClick={capitalize}>
            {translate('vesting.capitalize')}
          </Button>
        </div>
      )}
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </Box>
  );
}
