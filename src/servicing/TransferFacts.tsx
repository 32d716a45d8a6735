import Link from '@mui/material/Link';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { FactList } from '../ui/FactList';
import { Text } from '../ui/layout/primitives';
import { useServicingText } from './useServicingText';

/** Whom the borrower pays and where, and the transfer; or that there is no number of a subservicer yet (SERVICING-01). */
export function TransferFacts({ payment }: { readonly payment: ServicingPayment }) {
  const { t, date } = useServicingText();
  const { label } = useFieldLabels();
  const { servicer, transfer, notice, sServicingTransferD, sSubservicerLoanNm } = payment;
  const link = servicer?.paymentLink;
  const payee = [
    ...(servicer ? [{ label: t('coupon.payee'), value: servicer.name }] : []),
    ...(link
      ? [
          {
            label: t('coupon.payOnline'),
            value: (
              <Link href={link} target="_blank" rel="noreferrer" dir="ltr">
                {link}
              </Link>
            ),
          },
        ]
      : []),
  ];
  const moved = [
    ...(transfer ? [{ label: t('transfer.servicer'), value: transfer.servicerName }] : []),
    ...(sServicingTransferD ? [{ label: label('sServicingTransferD'), value: date(sServicingTransferD) }] : []),
    ...(sSubservicerLoanNm ? [{ label: label('sSubservicerLoanNm'), value: sSubservicerLoanNm }] : []),
  ];
  return (
    <>
      <FactList groups={[payee, moved].filter((group) => group.length > 0)} />
      {notice !== null && (
        <Text as="p" color="text-2" marginBlockStart="s2">
          {t('coupon.notTransferred')}
        </Text>
      )}
    </>
  );
}
