import { emptyDocument } from '../../../domain/loan/document';

/** A loan with Ann and Ben Lee on one application and Cem Kaya on a second. */
export const loanOfThree = {
  ...emptyDocument(),
  id: '500000012345',
  sLNm: '500000012345',
  sStatusT: '0',
  version: 4,
  applicants: [
    {
      aBFirstNm: 'Ann',
      aBLastNm: 'Lee',
      aBSsn: '***-**-6789',
      aBDob: '1984-04-05',
      aBEmail: 'ann.lee@example.com',
      aCFirstNm: 'Ben',
      aCLastNm: 'Lee',
      aCSsn: '***-**-1234',
    },
    { aBFirstNm: 'Cem', aBLastNm: 'Kaya' },
  ],
};
