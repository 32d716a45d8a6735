import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { EmailText, markedGaps } from '../../fields/rich-text/EmailText';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { referenceCalls } from '../reference-calls';

/** The room of a placeholder without a value, with its name. */
const gapOf = (name: string): ReactNode => (
  <Box
    as="mark"
    display="inline-block"
    inlineSize={64}
    blockSize="1.2em"
    verticalAlign="text-bottom"
    lineBelow="dashed"
    background="warn-tint"
    title={name}
  >
    <Text visuallyHidden>{name}</Text>
  </Box>
);

/** Previews the template with its unsaved edits, filled from a loan. */
export function EmailPreview() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { list } = useFormats();
  const { getValues } = useFormContext();
  const [loanNum, setLoanNum] = useState('');
  const fill = useMutation({
    mutationFn: async () => {
      const { subject, notes, isText } = getValues();
      const body = { loanNum: loanNum.trim(), subject: subject ?? '', notes: notes ?? '', isText: isText === true };
      return { ...(await referenceCalls.previewEmail(body)), isText: body.isText };
    },
  });
  const canFill = loanNum.trim() !== '' && !fill.isPending;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would otherwise submit the surrounding form.
    event.preventDefault();
    if (canFill) fill.mutate();
  };
  const { data } = fill;
  const nameOf = (placeholder: string): string => translate(`lender.placeholders.${placeholder}`);
  const filled = (text: string): ReactNode => markedGaps(text, data?.missing ?? [], (name) => gapOf(nameOf(name)));
  return (
    <Section title={translate('lender.email.preview')}>
      <Row wrap align="flex-end" gap="s3">
        <TextField
          label={translate('lender.email.loanNum')}
          value={loanNum}
          onChange={(event) => setLoanNum(event.target.value)}
          onKeyDown={onKeyDown}
          sx={{ inlineSize: 240, maxInlineSize: '100%' }}
          slotProps={{ htmlInput: { maxLength: 36, dir: 'ltr', autoComplete: 'off' } }}
        />
        <Button variant="outlined" disabled={!canFill} loading={fill.isPending} onClick={() => fill.mutate()}>
          {translate('lender.email.fill')}
        </Button>
      </Row>
      <div role="status">
        {fill.error && (
          <Alert severity="error" sx={{ mt: 4 }}>
            <bdi>{errorText(fill.error)}</bdi>
          </Alert>
        )}
        {data && data.missing.length > 0 && (
          <Alert severity="warning" sx={{ mt: 4 }}>
            {translate('lender.email.missing', { names: list(data.missing.map(nameOf)) })}
          </Alert>
        )}
        {data && (
          <Box marginBlockStart="s4" padding="s4" border radius="m">
            <Text as="h3" marginBlockEnd="s3" size="h3" weight={600} dir="auto">
              {filled(data.subject)}
            </Text>
            <EmailText text={data.notes} isText={data.isText} words={filled} />
          </Box>
        )}
      </div>
    </Section>
  );
}
