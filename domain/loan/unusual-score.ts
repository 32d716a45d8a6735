/** The highest score of the models that mortgage lenders use. Other models go up to 900. */
const MAX_USUAL_SCORE = 850;

const scoreFields: ReadonlySet<string> = new Set([
  'sCreditScoreType1',
  'sCreditScoreType2',
  'aBExperianScore',
  'aBTransUnionScore',
  'aBEquifaxScore',
  'aBDecisionCreditScore',
]);

/** Whether a typed credit score is possible, but deserves a warning. */
export const isUnusualScore = (field: string, value: unknown): boolean =>
  scoreFields.has(field) && Number(value) > MAX_USUAL_SCORE;
