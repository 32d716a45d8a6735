import { describe, expect, it } from 'vitest';
import { bytesOf, testText, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';

const score = (bureau: string, value: string, model = '') => `<CREDIT_SCORE><CREDIT_SCORE_DETAIL>
  <CreditRepositorySourceType>${bureau}</CreditRepositorySourceType>
  ${model && `<CreditScoreModelNameType>${model}</CreditScoreModelNameType>`}
  <CreditScoreValue>${value}</CreditScoreValue></CREDIT_SCORE_DETAIL></CREDIT_SCORE>`;

const vantage = 'Other</CreditScoreModelNameType><CreditScoreModelNameTypeOtherDescription>VantageScore 4.0';
const described = (bureau: string, value: string) =>
  score(bureau, value, vantage).replace(
    'VantageScore 4.0</CreditScoreModelNameType>',
    'VantageScore 4.0</CreditScoreModelNameTypeOtherDescription>',
  );

const file = testText('va-irrrl.xml');

function read(...scores: string[]) {
  const list = `<CREDIT_SCORES>${scores.join('')}</CREDIT_SCORES>`;
  return readMismo(bytesOf(file.replace('</BORROWER_DETAIL>', `</BORROWER_DETAIL>${list}`)), { today });
}

describe('the bureau scores of a file', () => {
  it('are read with their models, as imported, and exported', () => {
    const { document, report } = read(
      score('Experian', '755', 'ExperianFairIsaac'),
      score('TransUnion', '748', 'FICORiskScoreClassic04'),
      described('Equifax', '730'),
    );
    const scores = {
      ...{ aBExperianScore: 755, aBExperianModelT: '1', aBExperianScoreSourceT: '2' },
      ...{ aBTransUnionScore: 748, aBTransUnionModelT: '1', aBTransUnionScoreSourceT: '2' },
      ...{ aBEquifaxScore: 730, aBEquifaxModelT: '2', aBEquifaxScoreSourceT: '2' },
    };
    expect(document.applicants[0]).toMatchObject(scores);
    expect(report.warnings).toEqual([]);
    const again = readMismo(bytesOf(writeMismo(document, { now: new Date('2026-11-21T18:30:00Z') })), { today });
    expect(again.document.applicants[0]).toMatchObject(scores);
  });

  it('are refused from other generations, with a warning', () => {
    const { document, report } = read(
      score('Experian', '755', 'ExperianFICOClassicV3'),
      score('TransUnion', '748', 'EquifaxBeacon5.0'),
      score('Equifax', '730'),
    );
    const [borrower] = document.applicants;
    expect([borrower?.aBExperianScore, borrower?.aBTransUnionScore, borrower?.aBEquifaxScore]).toEqual([
      undefined,
      undefined,
      730,
    ]);
    expect(report.warnings.map(({ message }) => message)).toEqual([
      { code: 'score-model-refused', values: { bureau: 'Experian', score: '755', model: 'ExperianFICOClassicV3' } },
      { code: 'score-model-refused', values: { bureau: 'TransUnion', score: '748', model: 'EquifaxBeacon5.0' } },
    ]);
  });

  it('are FICO scores if a bureau has two', () => {
    const { document } = read(described('Equifax', '730'), score('Equifax', '719', 'EquifaxBeacon5.0'));
    expect(document.applicants[0]).toMatchObject({ aBEquifaxScore: 719, aBEquifaxModelT: '1' });
  });
});
