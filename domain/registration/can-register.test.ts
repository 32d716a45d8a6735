import { describe, expect, it } from 'vitest';
import { canRegister, countSubmissionFiles, isOpenForRegistration, missingForRegistration } from './can-register';

const ready = { programName: 'Conforming 30', eDisclosure: 'requested', submissionFiles: 1 } as const;

describe('registration', () => {
  it('needs a program, an eDisclosure status and a submission file', () => {
    expect(canRegister(ready)).toBe(true);
    expect(missingForRegistration({ programName: ' ', eDisclosure: 'none', submissionFiles: 0 })).toEqual([
      'program',
      'edisclosure',
      'submission',
    ]);
  });

  it.each([
    [{ programName: null }, 'program'],
    [{ eDisclosure: 'none' }, 'edisclosure'],
    [{ submissionFiles: 0 }, 'submission'],
  ] as const)('is not allowed with %j', (changes, need) => {
    expect(missingForRegistration({ ...ready, ...changes })).toEqual([need]);
    expect(canRegister({ ...ready, ...changes })).toBe(false);
  });

  it('is open for loans up to Pre-qual', () => {
    expect(['0', '1', '3', '28', null].map((sStatusT) => isOpenForRegistration({ sStatusT }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('counted submission files', () => {
  it('are those of the right type in the right folder, in either shape', () => {
    expect(
      countSubmissionFiles([
        { properties: { docType: '1 SUBMISSION PACKAGE' } },
        { folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' },
        { folderName: '03 TRID CONDITIONS', docType: '1 SUBMISSION PACKAGE' },
        { folderName: '01 SUBMISSION PACKAGE', docType: '4 SIGNED EDISCLOSURES' },
        {},
      ]),
    ).toBe(2);
  });
});
