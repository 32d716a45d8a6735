import { type Bureau, CLASSIC_FICO } from '../loan/credit-score';
import { ownValue } from '../tables/own-value';

/** The score models that the agencies accept from each bureau, by the code of its list (Fannie Mae Selling Guide B3-5.1-01). */
const accepted: Readonly<Record<Bureau, Readonly<Record<string, string>>>> = {
  Equifax: { 'EquifaxBeacon5.0': CLASSIC_FICO, 'VantageScore4.0': '2' },
  Experian: { ExperianFairIsaac: CLASSIC_FICO, 'VantageScore4.0': '2' },
  TransUnion: { FICORiskScoreClassic04: CLASSIC_FICO, 'VantageScore4.0': '2' },
};

/** The code of a model in its bureau's list; undefined for other generations that the bureaus sell under similar names. */
export const modelCode = (bureau: Bureau, model: string): string | undefined => ownValue(accepted[bureau], model);
