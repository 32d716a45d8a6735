import { describe, expect, it } from 'vitest';
import { statusCodes } from './codes/status-codes';
import {
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

describe('a status', () => {
  it.each([
    ['0', 'amber'],
    ['2', 'amber'],
    ['28', 'blue'],
    ['37', 'blue'],
    ['4', 'green'],
    ['25', 'green'],
    ['36', 'green'],
    ['7', 'orange'],
    ['47', 'orange'],
    ['9', 'red'],
    ['10', 'red'],
    ['49', 'grey'],
  ])('%s is %s', (code, color) => expect(statusColor(code)).toBe(color));

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
