import { type Bureau, bureaus, IMPORTED } from '../../../domain/loan/credit-score';
import { message } from '../../../domain/messages/message';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { readPlain } from '../read/read-bindings';
import { type Notes, warn } from '../read/report';
import { append, ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import { markRead, type XmlElement } from '../xml/xml-tree';

/** The bureau scores of a borrower with their models. A bureau's name in the portal is also MISMO's. */

const detail = 'CREDIT_SCORE_DETAIL';
const vantageScore = 'VantageScore4.0';
/** The portal's code of each model that the agencies accept. Other generations have other names and are refused. */
const models: Readonly<Record<Bureau, Readonly<Record<string, string>>>> = {
  Experian: { ExperianFairIsaac: '1', [vantageScore]: '2' },
  TransUnion: { FICORiskScoreClassic04: '1', [vantageScore]: '2' },
  Equifax: { 'EquifaxBeacon5.0': '1', [vantageScore]: '2' },
};

/** The model as named in a file: its type, or the description of another type. Undefined if the file names none. */
function modelOf(score: XmlElement): string | undefined {
  const [type] = select(score, `${detail}/CreditScoreModelNameType`);
  const [description] = select(score, `${detail}/CreditScoreModelNameTypeOtherDescription`);
  if (type) markRead(type);
  if (description) markRead(description);
  const name = type?.text === 'Other' && description?.text ? description.text : type?.text;
  return name ? name.replace(/\s+/g, '') : undefined;
}

/** Reads the scores of a `BORROWER`. Of two scores of a bureau, FICO comes before VantageScore. Returns how many were stored. */
export function readCreditScores(borrower: XmlElement, target: Target, notes: Notes): number {
  let stored = 0;
  for (const bureau of bureaus) {
    const found = select(borrower, `CREDIT_SCORES/CREDIT_SCORE[${detail}/CreditRepositorySourceType=${bureau}]`)
      .flatMap((score) => acceptedScore(score, bureau, notes))
      .sort((a, b) => Number(a.model ?? 0) - Number(b.model ?? 0));
    const [first] = found;
    if (!first) continue;
    const { value, model } = first;
    Object.assign(target, { [`aB${bureau}Score`]: value, [`aB${bureau}ScoreSourceT`]: IMPORTED });
    if (model) target[`aB${bureau}ModelT`] = model;
    stored += model ? 2 : 1;
  }
  return stored;
}

function acceptedScore(score: XmlElement, bureau: Bureau, notes: Notes) {
  const [element] = select(score, `${detail}/CreditScoreValue`);
  const [source] = select(score, `${detail}/CreditRepositorySourceType`);
  if (source) markRead(source);
  const name = modelOf(score);
  if (!element?.text) return [];
  const model = ownValue(models[bureau], name);
  if (name !== undefined && model === undefined) {
    markRead(element);
    const values = { bureau, score: cleanText(element.text, 10), model: cleanText(name, 60) };
    warn(notes, message('score-model-refused', values), element);
    return [];
  }
  const value = readPlain(element, `aB${bureau}Score`, notes);
  return value === undefined ? [] : [{ value, model }];
}

/** Writes the scores read by {@link readCreditScores}. */
export function writeCreditScores(borrower: OutElement, source: Readonly<Target>): void {
  for (const bureau of bureaus) {
    const score = source[`aB${bureau}Score`];
    if (typeof score !== 'number') continue;
    const to = append(append(ensure(borrower, 'CREDIT_SCORES'), 'CREDIT_SCORE'), detail);
    append(to, 'CreditRepositorySourceType').text = bureau;
    const name = Object.keys(models[bureau]).find((one) => models[bureau][one] === source[`aB${bureau}ModelT`]);
    if (name === vantageScore) {
      append(to, 'CreditScoreModelNameType').text = 'Other';
      append(to, 'CreditScoreModelNameTypeOtherDescription').text = name;
    } else if (name) append(to, 'CreditScoreModelNameType').text = name;
    append(to, 'CreditScoreValue').text = String(score);
  }
}
