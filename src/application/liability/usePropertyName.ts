import { useTranslate } from 'react-admin';
import { addressOf } from '../../../domain/application/calculations/records';
import { missing } from '../../../domain/format/parsed';
import type { ReoRecord } from '../../../domain/loan/records';

/** What an owned property is called, by its id, as debts name it: its address, which keeps its own order. */
export function usePropertyName(reos: readonly ReoRecord[] = []): (id: unknown) => string {
  const translate = useTranslate();
  return (id) => {
    if (!id) return missing;
    const property = reos.find((each) => each.id === id);
    const address = property && addressOf(property);
    return address ? `\u2068${address}\u2069` : translate('applicationRecords.property.unnamed');
  };
}
