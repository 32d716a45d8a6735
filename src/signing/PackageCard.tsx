import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { formatDate, formatInstant, pacificDate } from '../../domain/format/date';
import { loanPath } from '../../domain/pages/loan-path';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { titleIn } from '../../domain/signing/standard-titles';
import { useLanguage } from '../providers/i18n/useLanguage';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { MailingDialog } from './mailings/MailingDialog';
import { ResendDialog, VoidDialog } from './PackageDialogs';
import { packageAnchor } from './package-anchor';
import { useSigningRights } from './useSigning';

type Signer = SigningPackage['signers'][number];

interface Props {
  readonly loanNum: string;
  readonly of: SigningPackage;
  readonly mayWrite: boolean;
  /** Called when a signed copy is opened. */
  readonly onOpen?: (() => void) | undefined;
}

const colors = {
  open: 'info',
  signed: 'success',
  declined: 'error',
  paper: 'warning',
  expired: 'default',
  voided: 'default',
} as const;

interface SignerProps {
  readonly signer: Signer;
  readonly onResend: (() => void) | undefined;
}

function SignerRow({ signer, onResend }: SignerProps) {
  const translate = useTranslate();
  const { name, email, step, signedAt, reason, mail } = signer;
  const isLost = mail === 'failed' && step === 'sent';
  return (
    <Stack as="li" gap="2 s3" columns="minmax(0, 1fr) auto" padding="s3 s4" lineAbove align="start">
      <div style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Text as="b" display="block" weight={500}>
          <bdi>{name}</bdi>
        </Text>
        <Note display="block">
          <bdi dir="ltr">{email}</bdi>
        </Note>
        <Note display="block">
          {signedAt
            ? translate('signing.signedAt', { at: formatInstant(signedAt) })
            : translate(`signing.step.${step}`)}
        </Note>
        {reason && <Note display="block">{translate('signing.reason', { reason })}</Note>}
        {isLost && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate('signing.mailFailed', { email })}
          </Alert>
        )}
      </div>
      {onResend && (
        <Button size="small" variant="outlined" onClick={onResend}>
          {translate('signing.resend')}
        </Button>
      )}
    </Stack>
  );
}

function History({ of: { events } }: Pick<Props, 'of'>) {
  const translate = useTranslate();
  return (
    <details>
      <summary>{translate('signing.history')}</summary>
      <ol>
        {events.map(({ at, kind, by, document, address }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only added
          <li key={index}>
            <Note>
              <bdi>{formatInstant(at)}</bdi> · {translate(`signing.event.${kind}`)} ·{' '}
              <bdi>{[by ?? translate('signing.portal'), document, address].filter(Boolean).join(' · ')}</bdi>
            </Note>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Scrolls to the card of a package if the address names it. */
function useScrolledTo(anchor: string) {
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const isNamed = hash === `#${anchor}`;
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView?.({ block: 'start' });
  }, [isNamed]);
  return card;
}

/** A package with its signers, what staff have to do, and its history. */
export function PackageCard({ loanNum, of, mayWrite, onOpen }: Props) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'void' | 'mailed' | Signer | null>(null);
  const { title, kind, state, sentAt, sentBy, expiresAt, signers, documents, paperDueAt, paperMailedOn, reason } = of;
  const isOpen = state === 'open';
  const { language } = useLanguage();
  const { mayDisclose } = useSigningRights();
  const mayEnd = mayWrite && (kind === 'other' || mayDisclose);
  const isPaperDue = paperDueAt !== null && paperMailedOn === null && state !== 'voided' && state !== 'signed';
  const copies = documents.filter(({ signedFileId }) => signedFileId !== null);
  const close = (): void => setDialog(null);
  const anchor = packageAnchor(of.id);
  const card = useScrolledTo(anchor);
  return (
    <div id={anchor} ref={card}>
      <Section
        title={<bdi>{titleIn(language, title)}</bdi>}
        aside={<Chip size="small" color={colors[state]} label={translate(`signing.state.${state}`)} />}
        flush
      >
        <Stack gap="s3" padding="0 s4 s3">
          <Note>
            {translate('signing.sentBy', {
              at: formatInstant(sentAt),
              by: sentBy,
              until: formatInstant(expiresAt),
            })}
          </Note>
          {reason && <Note>{translate('signing.reason', { reason })}</Note>}
          {isPaperDue && (
            <Alert severity="warning">
              <Stack gap="s2" justifyItems="start">
                {translate('signing.paperDue')}
                {mayEnd && (
                  <Button size="small" color="inherit" onClick={() => setDialog('mailed')}>
                    {translate('signing.recordMailing')}
                  </Button>
                )}
              </Stack>
            </Alert>
          )}
          {paperMailedOn && <Note>{translate('signing.paperMailed', { date: formatDate(paperMailedOn) })}</Note>}
        </Stack>
        <ul>
          {signers.map((signer) => (
            <SignerRow
              key={signer.id}
              signer={signer}
              onResend={
                isOpen && mayWrite && signer.signedAt === null && signer.ended === null
                  ? () => setDialog(signer)
                  : undefined
              }
            />
          ))}
        </ul>
        <Stack gap="s2" padding="s3 s4" lineAbove>
          {copies.map(({ id, title: name, signedFileId }) => (
            <Link key={id} to={`${loanPath(loanNum, 'documents')}?doc=${signedFileId}`} onClick={onOpen}>
              {translate('signing.signedCopy', { title: titleIn(language, name) })}
            </Link>
          ))}
          <History of={of} />
          {isOpen && mayEnd && (
            <Row>
              <Button size="small" color="error" onClick={() => setDialog('void')}>
                {translate('signing.void')}
              </Button>
            </Row>
          )}
        </Stack>
        {dialog === 'void' && <VoidDialog {...{ loanNum, of }} onClose={close} />}
        {dialog === 'mailed' && (
          <MailingDialog packages={[{ ...of, loanNum, sentOn: pacificDate(sentAt) }]} onClose={close} />
        )}
        {dialog !== null && typeof dialog === 'object' && (
          <ResendDialog {...{ loanNum, of }} signer={dialog} mayMove={mayEnd} onClose={close} />
        )}
      </Section>
    </div>
  );
}
