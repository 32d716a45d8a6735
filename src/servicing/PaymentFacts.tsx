import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useFormats } from '../providers/i18n/useFormats';
import { FactList } from '../ui/FactList';
import { Text } from '../ui/layout/primitives';
import { useServicingText } from './useServicingText';

/** The first payment, its parts, and when it is late; or what the loan lacks for it. */
export function PaymentFacts({ payment: { terms, missing } }: { readonly payment: ServicingPayment }) {
  const { t, money, some, date } = useServicingText();
  const { label } = useFieldLabels();
  const { list } = useFormats();
  if (terms === null) {
    return (
      <Text as="p" color="text-2">
        {t('none.missing', { fields: list(missing.map((name) => label(name))) })}
      </Text>
    );
  }
  const fact = (name: string, value: string) => ({ label: t(`coupon.${name}`), value });
  return (
    <FactList
      groups={[
        [fact('firstDue', date(terms.firstDue)), { label: label('sNoteIR'), value: `${terms.noteRate}%` }],
        [
          fact('principalAndInterest', money(terms.principalAndInterest)),
          fact('insurance', some(terms.insurance)),
          fact('escrow', some(terms.escrow)),
          fact('total', money(terms.total)),
        ],
        [fact('late', t('coupon.lateText', { count: terms.lateDays, amount: money(terms.lateCharge) }))],
      ]}
    />
  );
}
