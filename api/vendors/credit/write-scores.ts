import { element } from '../../ports/vendors/xml';
import type { InventedPerson, InventedScore } from './invent-person';
import type { LedgerEntry } from './ledger';
import type { OrderedPerson, VendorBureau } from './read-order';

const models: Readonly<Record<VendorBureau, string>> = {
  Experian: 'ExperianFairIsaac',
  TransUnion: 'FICORiskScoreClassic04',
  Equifax: 'EquifaxBeacon5.0',
};

const exclusions: Readonly<Record<Exclude<InventedScore, number>, string>> = {
  frozen: 'FileSuppressed',
  'no-hit': 'NoHit',
  'too-little-credit': 'InsufficientCreditHistory',
  deceased: 'ReportedDeceased',
};

/** The scores of a person, one for each bureau. */
export function scoreElements(person: InventedPerson, id: string, entry: LedgerEntry): string[] {
  return entry.bureaus.flatMap((bureau) => {
    const found = person.scores[bureau];
    const isScore = typeof found === 'number';
    const attributes = {
      CreditScoreID: `S${id}${bureau}`,
      ...{ BorrowerID: id, CreditFileID: `F${id}${bureau}`, CreditRepositorySourceType: bureau, _Date: entry.issued },
      _Value: isScore ? `+${found}` : '9001',
      _ModelNameType: models[bureau],
      _ExclusionReasonType: isScore ? undefined : exclusions[found],
    };
    const factors = [
      element('_FACTOR', { _Code: '14', _Text: 'Length of time accounts have been established' }),
      element('_FACTOR', { _Code: '10', _Text: 'Proportion of balances to credit limits is too high' }),
      element('_FACTOR', { _Code: '05', _Text: 'Too many accounts with balances' }),
      element('_FACTOR', { _Code: '30', _Text: 'Time since most recent account opening is too short' }),
      element('_FACTOR', { _Code: '08', _Text: 'Too many inquiries in the last 12 months' }),
    ];
    const other = person.scenario === 'other-models';
    return [
      // Generations that the agencies do not accept come first, so that a reader by position takes the wrong one.
      ...(other
        ? [element('CREDIT_SCORE', { ...attributes, _Value: '+845', _ModelNameType: `${models[bureau]}NextGen` })]
        : []),
      element('CREDIT_SCORE', attributes, isScore ? factors : []),
    ];
  });
}

/** What each bureau says about its file of a person. */
export function fileElements(person: InventedPerson, { id, first, last }: OrderedPerson, entry: LedgerEntry): string[] {
  return entry.bureaus.map((bureau) => {
    const found = person.scores[bureau];
    const status =
      found === 'no-hit'
        ? 'NoFileReturned'
        : found === 'frozen'
          ? 'FileFrozen'
          : found === 'deceased'
            ? 'ReportedDeceased'
            : 'FileReturned';
    const variations = person.scenario === 'ssn-mismatch' ? [element('_VARIATION', { _Type: 'DifferentSSN' })] : [];
    return element(
      'CREDIT_FILE',
      {
        CreditFileID: `F${id}${bureau}`,
        BorrowerID: id,
        CreditRepositorySourceType: bureau,
        _ResultStatusType: status,
      },
      [element('_BORROWER', { _FirstName: first, _LastName: last }), ...variations],
    );
  });
}
