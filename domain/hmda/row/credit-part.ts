import { denialReasonCodes } from '../../loan/codes/decision-codes';
import { type BorrowerScore, type Bureau, borrowerScore, CLASSIC_FICO, decisionScore } from '../../loan/credit-score';
import type { LoanDocument, LoanValues } from '../../loan/document';
import type { Owner } from '../../loan/records';
import { ownValue } from '../../tables/own-value';
import { type ActionTaken, type FinalAction, isDecided } from '../action-taken';
import type { LarField, LarPart } from '../lar-fields';
import { applicantsOf } from './people-part';

const NO_SCORE = { score: '8888', model: '9', other: '' };
const NO_ONE = { score: '9999', model: '10', other: '' };
const VANTAGE_4 = '15';

/** The classic FICO score of each bureau has a code of its own. */
const classicModels: Readonly<Record<Bureau, string>> = { Equifax: '1', Experian: '2', TransUnion: '3' };

const modelOf = ({ bureau, model }: BorrowerScore): string =>
  model === undefined || model === CLASSIC_FICO ? classicModels[bureau] : VANTAGE_4;

/** The score of one borrower that the decision rests on (1003.4(a)(15)); a score that was only entered has no known model. */
function scoreOf(loan: LoanDocument, owner: Owner, action: ActionTaken) {
  if (!isDecided(action)) return NO_SCORE;
  const chosen = borrowerScore(loan, owner);
  if (chosen) return { score: String(chosen.score), model: modelOf(chosen), other: '' };
  const entered = decisionScore(loan, owner);
  return entered === undefined ? NO_SCORE : { score: String(entered), model: null, other: '' };
}

type ScoreField = 'score' | 'coScore' | 'scoreModel' | 'scoreModelOther' | 'coScoreModel' | 'coScoreModelOther';

/** Scores of the applicant and the first co-applicant. */
export function scorePart(loan: LoanDocument, { action }: FinalAction): LarPart<ScoreField> {
  const { first, second } = applicantsOf(loan);
  const one = scoreOf(loan, first, action);
  const other = !isDecided(action) ? NO_SCORE : second === undefined ? NO_ONE : scoreOf(loan, second, action);
  return {
    ...{ score: one.score, scoreModel: one.model, scoreModelOther: one.other },
    ...{ coScore: other.score, coScoreModel: other.model, coScoreModelOther: other.other },
  };
}

const OTHER = '9';
/** Principal reasons that the register lists only as other, so that it names them. */
const unlisted = ['residence-length', 'residence-temporary'];

/** What stands for the other reasons, at most 255 characters. */
function otherReasons({ sDenialReasonsT, sDenialReasonOther }: LoanValues): string | null {
  const words = (sDenialReasonsT ?? [])
    .filter((reason) => unlisted.includes(reason))
    .map((reason) => ownValue<string>(denialReasonCodes, reason) ?? reason);
  return [...words, sDenialReasonOther].filter(Boolean).join(', ').slice(0, 255) || null;
}

type DenialField = 'denial1' | 'denial2' | 'denial3' | 'denial4' | 'denialOther';

/** Why an application was denied (1003.4(a)(16)). */
export function denialPart(loan: LoanValues, { action }: FinalAction): LarPart<DenialField> {
  if (action !== '3' && action !== '7') {
    return { denial1: '10', denial2: '', denial3: '', denial4: '', denialOther: '' };
  }
  const [one = null, two = '', three = '', four = ''] = loan.sHmdaDenialReasonsT ?? [];
  const isOther = [one, two, three, four].includes(OTHER);
  return { denial1: one, denial2: two, denial3: three, denial4: four, denialOther: isOther ? otherReasons(loan) : '' };
}

/** Systems of the register. */
const DU = '1';
const LPA = '2';
const TOTAL = '3';
const GUS = '4';
const NOT_USED = '6';
const OTHER_RESULT = '16';
const NO_RESULT = '17';

type Outcome = readonly [system: string, result: string];

/** The systems and results for each code of `sProd3rdPartyUwResultT`: LPA has one result for the risk, another if it is ineligible. */
const outcomes: Readonly<Record<string, readonly Outcome[]>> = {
  ...{ '1': [[DU, '1']], '2': [[DU, '2']], '3': [[DU, '3']], '4': [[DU, '4']], '5': [[DU, '5']], '6': [[DU, '5']] },
  ...{ '10': [[LPA, '8']], '12': [[LPA, '9']], '14': [[DU, '6']], '20': [[LPA, '13']] },
  '11': [
    [LPA, '8'],
    [LPA, '10'],
  ],
  '13': [
    [LPA, '9'],
    [LPA, '10'],
  ],
  ...{ '21': [[TOTAL, '1']], '22': [[TOTAL, '2']], '23': [[TOTAL, '3']], '24': [[TOTAL, '4']] },
  ...{ '25': [[GUS, '18']], '26': [[GUS, '19']], '27': [[GUS, '3']], '28': [[GUS, '4']] },
  ...{ '29': [[GUS, '21']], '30': [[GUS, '22']] },
};

/** Results that the register lists only as other. */
const otherOutcomes: Readonly<Record<string, readonly [system: string, text: string]>> = {
  ...{ '7': [DU, 'EA I/Eligible'], '8': [DU, 'EA II/Eligible'], '9': [DU, 'EA III/Eligible'] },
  ...{ '15': [LPA, 'A- Level 1'], '16': [LPA, 'A- Level 2'], '17': [LPA, 'A- Level 3'] },
  ...{ '18': [LPA, 'A- Level 4'], '19': [LPA, 'A- Level 5'] },
};

/** The automated underwriting of the run of record (1003.4(a)(35)). */
export function ausPart(loan: LoanValues, { action }: FinalAction): Partial<Record<LarField, string | null>> {
  const code = action === '6' ? '' : (loan.sProd3rdPartyUwResultT ?? '');
  const other = ownValue(otherOutcomes, code);
  const found: readonly Outcome[] = other
    ? [[other[0], OTHER_RESULT]]
    : (ownValue(outcomes, code) ?? [[NOT_USED, NO_RESULT]]);
  const numbered = (prefix: 'aus' | 'ausResult', place: 0 | 1) =>
    Object.fromEntries([0, 1, 2, 3, 4].map((index) => [`${prefix}${index + 1}`, found[index]?.[place] ?? '']));
  return { ...numbered('aus', 0), ...numbered('ausResult', 1), ausOther: '', ausResultOther: other?.[1] ?? '' };
}
