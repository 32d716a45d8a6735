import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { FactList } from '../ui/FactList';
import { Text } from '../ui/layout/primitives';
import { useServicingText } from './useServicingText';

/** The transfer of payments, or that there is no number of a subservicer yet (SERVICING-01). */
export function TransferFacts({ payment }: { readonly payment: ServicingPayment }) {
  const { t, date } = useServicingText();
  const { label } = useFieldLabels();
  if (payment.notice !== null) {
    return (
      <Text as="p" color="text-2">
        {t('coupon.notTransferred')}
      </Text>
    );
  }
  return (
    <FactList
      groups={[
        [
          { label: label('sServicingTransferD'), value: date(payment.sServicingTransferD) },
          { label: label('sSubservicerLoanNm'), value: payment.sSubservicerLoanNm ?? '' },
        ],
      ]}
    />
  );
}
