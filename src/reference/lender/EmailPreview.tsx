import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { piecesOf } from '../../../domain/email/placeholders';
import { RichText } from '../../fields/rich-text/RichText';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { referenceCalls } from '../reference-calls';

/** The text, with a highlighted gap for each placeholder without a value (decisions EMAIL-28). */
const marked = (text: string, missing: readonly string[], nameOf: (placeholder: string) => string): ReactNode =>
  piecesOf(text).map((piece, place) => {
    const key = `${place}:${piece}`;
    if (place % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    // A value of the loan may have double brackets itself.
    if (!missing.includes(piece.trim())) return <Fragment key={key}>{`[[${piece}]]`}</Fragment>;
    const name = nameOf(piece.trim());
    return (
      <Box
        as="mark"
        key={key}
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
  });

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
  const filled = (text: string): ReactNode => marked(text, data?.missing ?? [], nameOf);
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
            {data.isText ? (
              <Text as="pre" font="inherit" overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
                {filled(data.notes)}
              </Text>
            ) : (
              <RichText html={data.notes} words={filled} />
            )}
          </Box>
        )}
      </div>
    </Section>
  );
}
