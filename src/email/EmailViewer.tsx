import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BuiltEmail } from '../../domain/email/loan-email.schemas';
import { EmailText, markedGaps } from '../fields/rich-text/EmailText';
import { useFormats } from '../providers/i18n/useFormats';
import { WindowFrame } from '../theme/WindowFrame';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';

/** Width and height of the preview (EMAIL-07). */
const SIZE = 'popup,width=720,height=1000';

/** An email as it would go out. */
export interface ViewedEmail extends BuiltEmail {
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: string;
}

interface Props {
  readonly email: ViewedEmail;
  /** The window that was opened by the click. */
  readonly view: Window;
  readonly onClose: () => void;
}

/** Opens the window of the preview. Must be called by a click, otherwise the browser blocks it. */
export const openViewer = (): Window | null => window.open('', 'email-viewer', SIZE);

/** A placeholder without a value, as it was written. */
const gap = (name: string): ReactNode => (
  <Box as="mark" dir="ltr" background="warn-tint" color="warn-text" radius="s" paddingInline={2}>
    {`[[${name}]]`}
  </Box>
);

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Row gap="s2" align="baseline">
      <Note as="dt" flex="none" minInlineSize={56}>
        {label}
      </Note>
      <Text as="dd" overflowWrap="anywhere">
        <bdi>{value}</bdi>
      </Text>
    </Row>
  );
}

/** The built email in a window of its own. It is drawn from allowed tags only, so nothing in it can run. */
export function EmailViewer({ email, view, onClose }: Props) {
  const translate = useTranslate();
  const { line, list } = useFormats();
  const words = (text: string): ReactNode => markedGaps(text, email.missing, gap);
  const facts = { from: email.from, to: line([...email.to]), cc: email.cc };
  return (
    <WindowFrame view={view} title={translate('email.viewer')} onClose={onClose}>
      <Stack gap="s4" padding="s5" minBlockSize="100dvh" background="surface" alignContent="start">
        <Text as="h1" dir="auto" overflowWrap="anywhere">
          {words(email.subject)}
        </Text>
        <Stack as="dl" gap="s1" paddingBlockEnd="s4" lineBelow>
          {(['from', 'to', 'cc'] as const).map(
            (name) =>
              facts[name].trim() !== '' && <Fact key={name} label={translate(`email.${name}`)} value={facts[name]} />,
          )}
        </Stack>
        {email.missing.length > 0 && (
          <Alert severity="warning">
            {translate('email.gapsText', { names: list(email.missing.map((name) => `[[${name}]]`)) })}
          </Alert>
        )}
        <EmailText text={email.message} isText={email.isText} words={words} />
      </Stack>
    </WindowFrame>
  );
}
