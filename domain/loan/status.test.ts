import { describe, expect, it } from 'vitest';
import { isStatusCode, statusCodes } from './codes/status-codes';
import {
  hasFinalFigures,
  isEditable,
  isPostDocs,
  isRegistrationStage,
  isSubmitted,
  statusColor,
  statusGroup,
  statusLabel,
} from './status';
import { allowedMoves, mayMove, statusDateField, statusRank, workflowOrder } from './status-workflow';

const codes = Object.keys(statusCodes);

/** The labels that the specification prints. */
const printedLabels = {
  ...{ '0': 'Loan Open', '1': 'Pre-qual', '3': 'Registered', '28': 'Loan Submitted', '13': 'In Underwriting' },
  ...{ '2': 'Pre-approved', '4': 'Approved', '33': 'Condition Review', '23': 'Final Underwriting' },
  ...{ '21': 'Clear To Close', '35': 'Docs Ordered', '5': 'Docs Out', '24': 'Docs Back', '25': 'Funding Conditions' },
  ...{ '47': 'Counter Offer Approved', '7': 'Loan On-Hold', '8': 'Loan Suspended', '10': 'Loan Denied' },
  ...{ '9': 'Loan Canceled', '6': 'Funded', '20': 'Loan Shipped', '37': 'Investor Conditions' },
  ...{ '38': 'Investor Conditions Sent', '27': 'Loan Sold' },
};

describe('a status', () => {
  it('has the printed label, and there are fifty of them (STATUS-01, STATUS-02)', () => {
    expect(Object.keys(printedLabels)).toHaveLength(24);
    expect(statusCodes).toMatchObject(printedLabels);
    expect(codes.map(Number)).toEqual(Array.from({ length: 50 }, (_, code) => code));
    expect(statusLabel('28')).toBe('Loan Submitted');
  });

  it('outside the printed list has the label of the LOS, also 36 and 46, which rules use (STATUS-03)', () => {
    expect([isStatusCode('36'), isStatusCode('46'), statusLabel('36')]).toEqual([true, true, 'Docs Drawn']);
    expect(codes.filter((code) => statusLabel(code) === '')).toEqual([]);
  });

  // 37 reads 'Loan Funded' and is in process: both are decided. It has this color wherever a status has one.
  it.each([
    ['early', 'amber', '0 1 3 2', 'STATUS-10'],
    ['inProcess', 'blue', '28 13 33 23 37', 'STATUS-11'],
    ['approved', 'green', '4 21 35 5 24 25 6 20 38 27 36 46', 'STATUS-12'],
    ['paused', 'orange', '7 8 47', 'STATUS-13'],
    ['ended', 'red', '9 10', 'STATUS-14'],
  ] as const)('of the group %s is %s: %s (%s, STATUS-15)', (group, color, decided, _rule) => {
    for (const code of decided.split(' '))
      expect([code, statusGroup(code), statusColor(code)]).toEqual([code, group, color]);
  });

  it('of the archive belongs to no group of the workflow', () => expect(statusColor('49')).toBe('grey'));

  it('that is not known has a neutral color and shows its code', () => {
    expect([statusGroup('77'), statusGroup(null), statusLabel('77'), statusLabel(null)]).toEqual([
      'other',
      'other',
      'Unknown (77)',
      '',
    ]);
  });

  it("after funding reads 'Loan Funded', whichever of the five it is (STATUS-04)", () => {
    expect(['20', '37', '38', '27', '46'].map(statusLabel)).toEqual(Array(5).fill('Loan Funded'));
    expect(statusLabel('6')).toBe('Funded');
  });

  it('counts as submitted when there is one and it is not Loan Open (STATUS-07)', () => {
    expect(['0', '1', '28', '', null, undefined].map(isSubmitted)).toEqual([false, true, true, false, false, false]);
  });

  it('is editable only for users whose permissions include it (STATUS-08)', () => {
    expect(isEditable(['0', '1'], '28')).toBe(false);
    expect(isEditable(['0', '1'], '1')).toBe(true);
    expect(isEditable(['0', '1'], undefined)).toBe(false);
  });

  it('belongs to the printed stages (STATUS-05, STATUS-06)', () => {
    expect(codes.filter(isRegistrationStage)).toEqual(['0', '1', '3']);
    expect([isPostDocs('35'), isPostDocs('5'), isPostDocs('46')]).toEqual([false, true, true]);
  });
});

it('ends the work on figures: funded, sold, canceled and denied loans keep theirs (STATUS-09)', () => {
  expect(['6', '27', '9', '10', '25', '13', null].map(hasFinalFigures)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('the workflow', () => {
  it('has every status once', () => expect([...workflowOrder].sort()).toEqual([...codes].sort()));

  it('keeps the specified sequence, which differs from that of the codes', () => {
    const printed = '0 1 3 28 13 2 4 33 23 21 35 5 24 25 47 7 8 10 9 6 20 37 38 27'.split(' ');
    expect(printed.toSorted((a, b) => statusRank(a) - statusRank(b))).toEqual(printed);
  });

  it('sorts an unknown status last', () => {
    expect(statusRank('77')).toBe(50);
    expect(statusRank(undefined)).toBe(50);
  });
});

describe('a move', () => {
  it('is one of those that are decided, and no other (STATUS-16)', () => {
    const forward: Record<string, string> = {
      ...{
        '0': '1',
        '1': '3',
        '3': '28',
        '28': '13',
        '13': '2 4 8 10 47',
        '10': '47',
        '8': '13',
        '4': '33',
        '33': '23',
      },
      ...{ '23': '21', '21': '35', '35': '5', '5': '24', '24': '25', '25': '6', '6': '20', '20': '37', '37': '38' },
      '38': '27',
    };
    const before6 = '0 1 3 28 13 2 4 33 23 21 35 5 24 25 47 7 8 10 9'.split(' ');
    for (const code of Object.keys(printedLabels)) {
      const stops = before6.includes(code) ? ['7', '9'].filter((stop) => stop !== code) : [];
      const decided = [...(forward[code]?.split(' ') ?? []), ...stops].toSorted();
      expect([code, allowedMoves(code).toSorted()]).toEqual([code, decided]);
    }
  });

  it('moves forward along the workflow', () => {
    const way = ['0', '1', '3', '28', '13', '4', '33', '23', '21', '35', '5', '24', '25', '6', '20', '37', '38', '27'];
    const steps = way.slice(1).map((to, index) => mayMove(way[index] ?? '', to));
    expect(steps).toEqual(steps.map(() => true));
  });

  it('does not skip a stage and does not go back', () => {
    expect([
      mayMove('0', '3'),
      mayMove('3', '13'),
      mayMove('4', '13'),
      mayMove('6', '25'),
      mayMove('27', '38'),
    ]).toEqual(Array(5).fill(false));
  });

  it('branches out of underwriting', () => {
    expect(allowedMoves('13').sort()).toEqual(['10', '2', '4', '47', '7', '8', '9'].sort());
    expect(mayMove('10', '47')).toBe(true);
    expect(mayMove('8', '13')).toBe(true);
  });

  it('puts a loan on hold or cancels it before it is funded, not after', () => {
    expect(mayMove('25', '7')).toBe(true);
    expect(mayMove('0', '9')).toBe(true);
    expect([mayMove('6', '7'), mayMove('20', '9')]).toEqual([false, false]);
  });

  it('leads from on hold and canceled back to the status before, and to no other', () => {
    expect(mayMove('7', '13', '13')).toBe(true);
    expect(mayMove('9', '28', '28')).toBe(true);
    expect(mayMove('7', '4', '13')).toBe(false);
    expect(mayMove('7', '13')).toBe(false);
  });

  it('has no moves from an unknown status', () => expect(allowedMoves('77')).toEqual([]));
});

describe('the date of a status', () => {
  it('is the registration for sSubmitD and the submission for sLoanSubmittedD', () => {
    expect(statusDateField('3')).toBe('sSubmitD');
    expect(statusDateField('28')).toBe('sLoanSubmittedD');
  });

  it('is another field for each status; three of the LOS have none', () => {
    const fields = codes.map(statusDateField).filter((field) => field !== undefined);
    expect(new Set(fields).size).toBe(fields.length);
    expect(codes.filter((code) => statusDateField(code) === undefined)).toEqual(['14', '18']);
  });
});
