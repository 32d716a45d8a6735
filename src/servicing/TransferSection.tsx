import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import type { TransferView } from '../../domain/servicing/transfer.schemas';
import { token } from '../theme/tokens';
import { DownloadButton } from '../ui/DownloadButton';
import { FactList } from '../ui/FactList';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { servicingCalls } from './servicing-calls';
import { TransferDialog } from './TransferDialog';
import { useServicingText } from './useServicingText';

type Notice = TransferView['goodbye'];

const colors: Readonly<Record<Notice['state'], string>> = {
  given: token('dot-green'),
  'given-late': token('dot-amber'),
  due: token('dot-blue'),
  overdue: token('dot-red'),
};

function NoticeState({ notice }: { readonly notice: Notice }) {
  const { t, date } = useServicingText();
  const values = { by: date(notice.by), given: date(notice.givenOn) };
  return <DotLabel fill={colors[notice.state]}>{t(`transfer.states.${notice.state}`, values)}</DotLabel>;
}

const letters = ['goodbye', 'hello', 'joint'] as const;

function Planned({ loanNum, payment, transfer }: TransferProps & { readonly transfer: TransferView }) {
  const { t, date } = useServicingText();
  const fact = (name: string, value: string) => ({ label: t(`transfer.${name}`), value });
  return (
    <>
      <FactList
        wraps
        groups={[
          [
            fact('servicer', transfer.servicerName),
            fact('effective', date(transfer.effectiveD)),
            fact('lastD', date(transfer.lastD)),
            fact('number', payment.sSubservicerLoanNm ?? '–'),
          ],
          [
            { label: t('transfer.goodbye'), value: <NoticeState notice={transfer.goodbye} /> },
            { label: t('transfer.hello'), value: <NoticeState notice={transfer.hello} /> },
            fact('protected', date(transfer.protectedThrough)),
            fact('escrow', date(transfer.escrowStatementsBy)),
          ],
        ]}
      />
      <Row wrap gap="s2" marginBlockStart="s3">
        {letters.map((kind) => (
          <DownloadButton
            key={kind}
            size="small"
            label={t(`transfer.${kind}Letter`)}
            fileName={`servicing-transfer-${kind}-${loanNum}.pdf`}
            fetchFile={() => servicingCalls.notice(loanNum, kind)}
          />
        ))}
      </Row>
    </>
  );
}

interface TransferProps {
  readonly loanNum: string;
  readonly payment: ServicingPayment;
}

/** The transfer of the servicing of a loan, with its notices and letters. */
export function TransferSection({ loanNum, payment }: TransferProps) {
  const { t } = useServicingText();
  const [editing, setEditing] = useState<ServicingPayment | null>(null);
  const { transfer, servicer } = payment;
  return (
    <Section
      title={t('transfer.title')}
      aside={
        <Button size="small" onClick={() => setEditing(payment)}>
          {t(transfer ? 'transfer.edit' : 'transfer.plan')}
        </Button>
      }
    >
      <Box>
        {transfer ? (
          <Planned loanNum={loanNum} payment={payment} transfer={transfer} />
        ) : (
          <Text as="p" color="text-2">
            {servicer ? t('transfer.none', { payee: servicer.name }) : t('transfer.noneLender')}
          </Text>
        )}
      </Box>
      {editing && <TransferDialog loanNum={loanNum} payment={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}
