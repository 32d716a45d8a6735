import { REQUEST_KEY } from '../../ports/credit/mismo/write-request';
import { cdata, element, escaped, xmlDocument } from '../../ports/credit/mismo/xml';
import { type InventedLine, type InventedPerson, type InventedScore, inventPerson } from './invent-person';
import type { LedgerEntry } from './ledger';
import { type OrderedPerson, type VendorBureau, vendorBureaus } from './read-order';
import { alertElements } from './write-alerts';

/** What every document of the simulation says about itself. */
export const SIMULATION = 'Simulation: no credit agency or bureau was contacted, and everything here is made up.';

const models: Readonly<Record<VendorBureau, string>> = {
  Experian: 'ExperianFairIsaac',
  TransUnion: 'FICORiskScoreClassic04',
  Equifax: 'EquifaxBeacon5.0',
};

const referrals: Readonly<Record<VendorBureau, readonly [string, string, string, string, string]>> = {
  Experian: ['P.O. Box 4500', 'Allen', 'TX', '75013', '(888) 397-3742'],
  TransUnion: ['P.O. Box 2000', 'Chester', 'PA', '19016', '(800) 916-8800'],
  Equifax: ['P.O. Box 740241', 'Atlanta', 'GA', '30374', '(800) 685-1111'],
};

const exclusions: Readonly<Record<Exclude<InventedScore, number>, string>> = {
  frozen: 'FileSuppressed',
  'no-hit': 'NoHit',
  'too-little-credit': 'InsufficientCreditHistory',
  deceased: 'ReportedDeceased',
};

const dollars = (amount: number | null | undefined): string | undefined =>
  amount === null || amount === undefined ? undefined : String(amount);

function liability(line: InventedLine, ids: string, number: string, entry: LedgerEntry): string {
  const id = `T${number}`;
  const question = entry.questions[id];
  return element(
    'CREDIT_LIABILITY',
    {
      CreditLiabilityID: id,
      BorrowerID: ids,
      _AccountIdentifier: line.account,
      _AccountType: line.type,
      CreditLoanType: line.loanType,
      _AccountOwnershipType: ids.includes(' ') ? 'JointContractualLiability' : (line.ownership ?? 'Individual'),
      _AccountStatusType: line.status ?? 'Open',
      _AccountOpenedDate: line.opened,
      _AccountReportedDate: entry.issued.slice(0, 7),
      _UnpaidBalanceAmount: dollars(line.balance),
      _MonthlyPaymentAmount: dollars(line.payment),
      _CreditLimitAmount: dollars(line.limit),
      _MonthsRemainingCount: dollars(line.months),
      _DerogatoryDataIndicator: line.chargeOff || line.type === 'Collection' ? 'Y' : 'N',
    },
    [
      element('_CREDITOR', { _Name: line.creditor }),
      element('_LATE_COUNT', { _30Days: String(line.late30 ?? 0), _60Days: '0', _90Days: '0' }),
      ...(line.chargeOff ? [element('_CURRENT_RATING', { _Type: 'ChargeOff' })] : []),
      ...entry.bureaus.map((bureau) => element('CREDIT_REPOSITORY', { _SourceType: bureau })),
      ...(question === undefined
        ? []
        : [
            element('CREDIT_COMMENT', { _SourceType: 'CreditBureau' }, [
              element('_Text', {}, [escaped(`Verified with the creditor. Asked: ${question}`)]),
            ]),
          ]),
    ],
  );
}

function scores(person: InventedPerson, id: string, entry: LedgerEntry): string[] {
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

function files(person: InventedPerson, { id, first, last }: OrderedPerson, entry: LedgerEntry): string[] {
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

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function ofPerson(person: OrderedPerson, entry: LedgerEntry): string[] {
  const invented = inventPerson(person);
  return [
    ...invented.inquiries.map(({ name, daysAgo }) =>
      element('CREDIT_INQUIRY', { BorrowerID: person.id, _Name: name, _Date: daysBefore(entry.issued, daysAgo) }),
    ),
    ...(invented.judgment
      ? [
          element('CREDIT_PUBLIC_RECORD', {
            ...{
              CreditPublicRecordID: `P${person.id}`,
              BorrowerID: person.id,
              _Type: 'Judgment',
              _DispositionType: 'Filed',
            },
            ...{ _FiledDate: '2022-03', _LegalObligationAmount: '2300', _CourtName: 'Example County Court' },
          }),
        ]
      : []),
    ...files(invented, person, entry),
    ...scores(invented, person.id, entry),
    ...alertElements(person, invented.scenario),
  ];
}

/** The accounts of all persons of a report. A mortgage of the first is shared by both. */
export function linesOf(people: readonly OrderedPerson[]): { readonly line: InventedLine; readonly ids: string }[] {
  const all = people.map(({ id }) => id).join(' ');
  return people.flatMap((person, index) =>
    inventPerson(person).lines.map((line) => ({
      line,
      ids: index === 0 && line.type === 'Mortgage' ? all : person.id,
    })),
  );
}

const referral = (bureau: VendorBureau): string => {
  const [_StreetAddress, _City, _State, _PostalCode, phone] = referrals[bureau];
  return element('CREDIT_CONSUMER_REFERRAL', { _Name: bureau, _StreetAddress, _City, _State, _PostalCode }, [
    element('CONTACT_DETAIL', {}, [element('CONTACT_POINT', { _Type: 'Phone', _Value: phone })]),
  ]);
};

/** The response of a report, with its printed form in base64, if there is one. */
export function reportResponse(
  requestId: string,
  people: readonly OrderedPerson[],
  entry: LedgerEntry,
  pdf: string | null,
): string {
  const credit = element(
    'CREDIT_RESPONSE',
    {
      CreditReportIdentifier: entry.number,
      CreditReportFirstIssuedDate: entry.issued,
      CreditReportLastUpdatedDate: entry.updated,
      CreditReportType: entry.isSoft ? 'Other' : 'Merge',
      CreditReportMergeType: 'ListAndStack',
      CreditRatingCodeType: 'Equifax',
    },
    [
      element('CREDIT_BUREAU', { _Name: 'Emet Vendor Simulation', _DisclaimerText: SIMULATION }),
      element(
        'CREDIT_REPOSITORY_INCLUDED',
        Object.fromEntries(vendorBureaus.map((one) => [`_${one}Indicator`, entry.bureaus.includes(one) ? 'Y' : 'N'])),
      ),
      ...linesOf(people).map(({ line, ids }, index) => liability(line, ids, String(index + 1), entry)),
      ...people.flatMap((person) => ofPerson(person, entry)),
      ...entry.bureaus.map(referral),
      ...(pdf === null
        ? []
        : [
            element('EMBEDDED_FILE', { _Type: 'PDF', _EncodingType: 'Base64', _Extension: 'pdf' }, [
              element('DOCUMENT', {}, [cdata(pdf)]),
            ]),
          ]),
    ],
  );
  return response(requestId, [
    element('STATUS', { _Condition: 'Success', _Code: '0' }),
    element('RESPONSE_DATA', {}, [credit]),
  ]);
}

/** A response without a report. */
export const response = (requestId: string, children: readonly string[]): string =>
  element('RESPONSE', {}, [
    element('KEY', { _Name: REQUEST_KEY, _Value: requestId }),
    element('KEY', { _Name: 'Simulation', _Value: 'Y' }),
    ...children,
  ]);

export const errorResponse = (requestId: string, code: string, text: string): string =>
  response(requestId, [
    element('STATUS', { _Condition: 'Error', _Code: code, _Description: text }),
    element('RESPONSE_DATA', {}, [
      element('CREDIT_RESPONSE', { CreditReportType: 'Error' }, [
        element('CREDIT_ERROR_MESSAGE', { _Code: code, _SourceType: 'CreditBureau', _Text: text }),
      ]),
    ]),
  ]);

export const statusResponse = (requestId: string, condition: 'InProcess' | 'NotFound'): string =>
  response(requestId, [element('STATUS', { _Condition: condition })]);

export const responseGroup = (...responses: readonly string[]): string =>
  xmlDocument(
    element('RESPONSE_GROUP', { MISMOVersionID: '2.3.1' }, [
      element('RESPONDING_PARTY', { _Name: 'Emet Vendor Simulation' }),
      ...responses,
    ]),
  );
