import { useTranslate } from 'react-admin';
import { addressOf } from '../../../domain/application/calculations/records';
import { missing } from '../../../domain/format/parsed';
import type { ReoRecord } from '../../../domain/loan/records';

/** Name of an owned property by its ID, as debts refer to it: its address, isolated from the text direction. */
export function usePropertyName(reos: readonly ReoRecord[] = []): (id: unknown) => string {
  const translate = useTranslate();
  return (id) => {
    if (!id) return missing;
    const property = reos.find((each) => each.id === id);
    const address = property && addressOf(property);
    return address ? `\u2068${address}\u2069` : translate('applicationRecords.property.unnamed');
  };
}
