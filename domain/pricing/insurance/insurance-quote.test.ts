import { describe, expect, it } from 'vitest';
import { ineligibleReasons } from '../eligibility';
import { viewLoan } from '../loan-view';
import { programWith, reference, sofrArm } from '../pricing.test-support';
import type { Program } from '../program';
import { readScenario } from '../read-scenario';
import { estimatedCard } from './estimated-card';
import { insuranceQuote } from './insurance-quote';
import { cardsOn, type RateCard } from './rate-card';
import { rateLine, sampleCard } from './rate-card.test-support';

const at90 = {
  sLPurposeT: '0',
  sPurchPrice: '200000',
  sApprVal: '200000',
  sLAmtCalc: '180000',
  sCreditScoreType2: 760,
};

const scenarioOf = (changes: object, insuranceCards: readonly RateCard[]) =>
  readScenario({ ...at90, ...changes }, {}, { ...reference, insuranceCards });

const quote = (changes: object = {}, cards: readonly RateCard[] = [estimatedCard], program: Partial<Program> = {}) =>
  insuranceQuote(scenarioOf(changes, cards), programWith(program));

describe('coverage of a quote', () => {
  it.each([
    ['30 years, 90%', {}, {}, 25_000],
    ['30 years, 95%', { sLAmtCalc: '190000' }, {}, 30_000],
    ['30 years, 97%', { sLAmtCalc: '194000' }, {}, 35_000],
    ['20 years, 90%', {}, { termMonths: 240 }, 12_000],
    ['20 years, 95%', { sLAmtCalc: '190000' }, { termMonths: 240 }, 25_000],
    ['manufactured home, 15 years, 90%', { sProdSpT: '4' }, { termMonths: 180 }, 25_000],
    ['adjustable, 15 years, 90%', {}, { termMonths: 180, amortization: sofrArm }, 25_000],
    ['HomeReady, 97%', { sLAmtCalc: '194000' }, { homeReady: true as const }, 25_000],
  ])('is the standard one: %s', (_, changes, program, coverage) => {
    expect(quote(changes, [estimatedCard], program)?.coverage).toBe(coverage);
  });

  it('is the loan’s own if it has one, at the next coverage that the card offers', () => {
    expect(quote({ sMiCoveragePc: '12.000' })).toMatchObject({ coverage: 12_000, yearly: 130 });
    expect(quote({ sMiCoveragePc: '20.000' })).toMatchObject({ coverage: 25_000, yearly: 280 });
  });
});

describe('the estimates', () => {
  it('follow score, LTV and coverage, and name no company', () => {
    expect(quote()).toEqual({
      company: null,
      kind: 'monthly',
      coverage: 25_000,
      yearly: 280,
      upfront: 0,
      withoutScore: false,
    });
    expect(quote({ sCreditScoreType2: 639, sLAmtCalc: '194000' })?.yearly).toBe(1_860);
    // 0.380 for 30% of a loan at 95%; for 25%, 0.31667.
    expect(quote({ sLAmtCalc: '190000' })?.yearly).toBe(380);
    expect(quote({ sLAmtCalc: '190000' }, [estimatedCard], { termMonths: 240 })?.yearly).toBe(320);
  });

  it('make 3.4 yearly premiums a single one, and a split one half of both', () => {
    expect(quote({ sProdConvMIOptionT: '1' })).toMatchObject({ yearly: 0, upfront: 952 });
    expect(quote({ sProdConvMIOptionT: '2' })).toMatchObject({ yearly: 140, upfront: 476 });
    expect(quote({ sProdConvMIOptionT: '3' })).toMatchObject({ kind: 'lender', yearly: 0, upfront: 952 });
  });

  it('are those of the lowest scores for a loan without a score', () => {
    // 25% at 90% for a score below 640.
    expect(quote({ sCreditScoreType2: null })).toMatchObject({ yearly: 940, withoutScore: true });
    const card: RateCard = {
      ...sampleCard,
      lines: [
        rateLine({ kind: 'monthly', rate: 900, minScore: 620, maxScore: 679 }),
        rateLine({ kind: 'monthly', rate: 400, minScore: 680 }),
      ],
    };
    expect(quote({ sCreditScoreType2: null }, [card])).toMatchObject({ yearly: 900, withoutScore: true });
    expect(quote({ sCreditScoreType2: 619 }, [card])).toBeUndefined();
  });

  it('are not used once a company has a card', () => {
    expect(cardsOn([sampleCard], '2025-12-31', estimatedCard)).toEqual([estimatedCard]);
    expect(cardsOn([sampleCard], '2026-01-01', estimatedCard)).toEqual([sampleCard]);
  });
});

describe('rate cards', () => {
  const cheaper: RateCard = {
    company: 'Lower Mutual',
    from: '2026-02-01',
    lines: [rateLine({ kind: 'monthly', rate: 500, minScore: 740 })],
  };

  it('replace an earlier card of the same company from their day on', () => {
    const later = { ...sampleCard, from: '2026-06-01' };
    expect(cardsOn([later, sampleCard, cheaper], '2026-05-31', estimatedCard)).toEqual([sampleCard, cheaper]);
    expect(cardsOn([sampleCard, later], '2026-06-01', estimatedCard)).toEqual([later]);
  });

  it('give the cheapest company that insures the loan, or the one chosen on the loan', () => {
    const cards = [sampleCard, cheaper];
    expect(quote({}, cards)).toMatchObject({ company: 'Lower Mutual', yearly: 500 });
    expect(quote({ sCreditScoreType2: 720 }, cards)).toMatchObject({ company: 'Sample Guaranty', yearly: 610 });
    expect(quote({ sMiCompanyNm: 'sample guaranty ' }, cards)).toMatchObject({ company: 'Sample Guaranty' });
    expect(quote({ sMiCompanyNm: 'Unknown' }, cards)).toMatchObject({ company: 'Lower Mutual' });
  });

  it('add the adjustments of the loan', () => {
    const adjusted: RateCard = {
      ...sampleCard,
      lines: [
        ...sampleCard.lines,
        rateLine({ kind: 'monthly', adjustment: 'cash-out', coverage: null, rate: 200 }),
        rateLine({ kind: 'monthly', adjustment: 'second-home', coverage: null, rate: 140 }),
        rateLine({ kind: 'monthly', adjustment: 'two-borrowers', coverage: null, rate: -60 }),
        rateLine({ kind: 'monthly', adjustment: 'dti-above-45', coverage: null, rate: 110, maxScore: 719 }),
        rateLine({ kind: 'monthly', adjustment: 'dti-above-45', coverage: null, rate: 70, minScore: 720 }),
        rateLine({ kind: 'single', adjustment: 'second-home', coverage: null, rate: 400 }),
      ],
    };
    const two = [{ aBFirstNm: 'Ada', aCFirstNm: 'Ben' }];
    const rate = (changes: object) => quote(changes, [adjusted])?.yearly;
    expect(rate({})).toBe(610);
    expect(rate({ sOccTPe: '1' })).toBe(750);
    expect(rate({ applicants: two })).toBe(550);
    expect(rate({ sQualBottomR: '45.001', sOccTPe: '1', applicants: two })).toBe(760);
    expect(rate({ sQualBottomR: '45.000' })).toBe(610);
    expect(rate({ sQualBottomR: '46.000', sCreditScoreType2: 700 })).toBe(720);
    expect(quote({ sProdConvMIOptionT: '1', sOccTPe: '1' }, [adjusted])?.upfront).toBe(2_250);
  });

  it('that do not cover the loan make the program ineligible', () => {
    const scenario = scenarioOf({ sCreditScoreType2: 700 }, [cheaper]);
    const program = programWith();
    const reasons = ineligibleReasons(scenario, program, viewLoan(scenario, program, undefined));
    expect(reasons.map(({ code }) => code)).toEqual(['insurance-unavailable']);
  });
});
