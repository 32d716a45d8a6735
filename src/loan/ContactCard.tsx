import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Agent } from '../../domain/contacts/agent.schemas';
import { formatPhone, phoneLink } from '../../domain/format/phone';
import { useRoleText } from '../contacts/public';
import { CopyButton } from '../ui/CopyButton';
import { Box, Note, Row, Text } from '../ui/layout/primitives';

/** The style of a contact in the list, with a line between two. */
export const contactItem = {
  paddingBlockEnd: 's3',
  afterSame: { lineAbove: true, paddingBlockStart: 's3' },
} as const;

interface LinkProps {
  readonly icon: ReactNode;
  readonly href: string;
  /** Accessible name of the link, such as 'Call …'. */
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}

function ContactWay({ icon, href, label, text, copyLabel }: LinkProps) {
  return (
    <Row gap="s2" minBlockSize={32} iconColor="text-3" onTouch={{ minBlockSize: 44 }}>
      {icon}
      <Box as="a" flex={1} minInlineSize={0} overflowWrap="anywhere" href={href} aria-label={`${label}, ${text}`}>
        <bdi dir="ltr">{text}</bdi>
      </Box>
      <CopyButton text={text} label={copyLabel} />
    </Row>
  );
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** A contact of the loan: role, name, phone and email. */
export function ContactCard({ contact }: { readonly contact: Agent }) {
  const translate = useTranslate();
  const roleText = useRoleText();
  const { AgentName: name, Phone: phone, EmailAddr: email } = contact;
  return (
    <Box as="li" {...contactItem}>
      <Note as="small">{roleText(contact)}</Note>
      <Text as="b" display="block" weight={500} overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Text>
      {phone ? (
        <ContactWay
          icon={<Phone {...icon} />}
          href={phoneLink(phone)}
          label={translate('loan.summary.call', { name })}
          text={formatPhone(phone)}
          copyLabel={translate('loan.summary.copyPhone', { name })}
        />
      ) : null}
      {email ? (
        <ContactWay
          icon={<Mail {...icon} />}
          href={`mailto:${email}`}
          label={translate('loan.summary.write', { name })}
          text={email}
          copyLabel={translate('loan.summary.copyMail', { name })}
        />
      ) : null}
    </Box>
  );
}
