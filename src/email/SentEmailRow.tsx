import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EmailState } from '../../domain/email/delivery';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { SentEmailBody } from './SentEmailBody';

const fills: Readonly<Record<EmailState, string>> = {
  recorded: token('text-3'),
  submitted: token('dot-blue'),
  completed: token('dot-green'),
  partly: token('dot-orange'),
  unknown: token('dot-amber'),
  failed: token('dot-red'),
  cancelled: token('text-3'),
};

interface Props {
  readonly loanNum: string;
  readonly email: SentEmail;
  readonly writes: boolean;
}

/** An email: its subject and state, and the rest on demand. */
export function SentEmailRow({ loanNum, email, writes }: Props) {
  const translate = useTranslate();
  const { instant, line } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Box as="li" afterSame={{ lineAbove: true }}>
      <Row
        as={ButtonBase}
        inlineSize="100%"
        align="start"
        justify="flex-start"
        gap="s2"
        padding="s3 s4"
        font="inherit"
        textAlign="start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Row as="span" flex="none" blockSize={20}>
          <Chevron className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
        </Row>
        <Box as="span" flex={1} minInlineSize={0}>
          <Row as="span" wrap gap="s1 s3" justify="space-between">
            <Text as="bdi" weight={500} overflowWrap="anywhere">
              {email.subject}
            </Text>
            <DotLabel fill={fills[email.state]}>{translate(`email.states.${email.state}`)}</DotLabel>
          </Row>
          <Note display="block" overflowWrap="anywhere">
            {translate('email.sentBy', { at: instant(email.at), name: email.by, to: line([...email.to]) })}
          </Note>
        </Box>
      </Row>
      <Box id={id} hidden={!open}>
        {open && <SentEmailBody loanNum={loanNum} email={email} writes={writes} />}
      </Box>
    </Box>
  );
}
