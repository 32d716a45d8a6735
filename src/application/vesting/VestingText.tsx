import Button from '@mui/material/Button';
import { CaseUpper, Check, ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { vestingText } from '../../../domain/application/vesting/vesting-text';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { Box, Row, Stack, Text } from '../../ui/layout/primitives';
import { applicationCalls } from '../application-calls';
import { useLoanAction } from '../borrowers/useLoanAction';
import { useDraftLoan } from '../edit/draft';

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The composed vesting text, with actions to copy it to the title field and to capitalize names and texts. */
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
    <Stack gap="s3" padding="s4" lineAbove background="sunken" role="group" aria-labelledby={id}>
      <Text as="h3" color="text-2" size="small" weight={600} id={id}>
        {translate('vesting.text')}
      </Text>
      <Box as="blockquote" margin={0} lineHeight="20px" overflowWrap="anywhere" textAlign="start">
        {composed === '' ? translate('vesting.noText') : <bdi dir="ltr">{composed}</bdi>}
      </Box>
      {!readOnly && (
        <Row wrap gap="s2">
          {isUsed ? (
            <Row as="span" display="inline-flex" gap={6} color="ok-text" size="small">
              <Check {...icon} />
              {translate('vesting.used')}
            </Row>
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
        </Row>
      )}
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </Stack>
  );
}
