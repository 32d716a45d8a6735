import type { VestingRecord } from '../../loan/records';

const TRUST = '1';

/** Deeds are written in English: `May 4, 2020`. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The parts of a name in order, without gaps. */
const words = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ');

/** `The Lee Family Trust dated May 4, 2020`. */
function entityOf({ entityName, entityDate }: VestingRecord): string {
  const name = entityName?.trim() ?? '';
  return name !== '' && entityDate ? `${name} dated ${longDate.format(new Date(`${entityDate}T00:00:00Z`))}` : name;
}

/** The name of a title holder: a person, an entity, or a person as trustee of a trust. Empty if unknown. */
export function titleHolderName(record: VestingRecord): string {
  const person = words(record.firstName, record.middleName, record.lastName, record.suffix);
  const entity = entityOf(record);
  if (entity === '') return person;
  if (person === '') return entity;
  return record.entityType === TRUST ? `${person}, trustee of ${entity}` : `${entity}, by ${person}`;
}
