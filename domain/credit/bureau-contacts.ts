import type { Bureau } from '../loan/credit-score';

/** How an applicant reaches a consumer reporting agency (15 USC 1681m(a)(3)). */
export interface BureauContact {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

export const bureauContacts: Readonly<Record<Bureau, BureauContact>> = {
  Experian: { name: 'Experian', address: 'P.O. Box 4500, Allen, TX 75013', phone: '(888) 397-3742' },
  TransUnion: { name: 'TransUnion', address: 'P.O. Box 2000, Chester, PA 19016', phone: '(800) 916-8800' },
  Equifax: { name: 'Equifax', address: 'P.O. Box 740241, Atlanta, GA 30374', phone: '(800) 685-1111' },
};

/** The range of the scores that the bureaus report, classic FICO and VantageScore alike. */
export const SCORE_RANGE = { lowest: 300, highest: 850 };
