import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LosPort } from '../../../api/los/port';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** Prices, and the choice of a program. */
export function pricingContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan, change, anOffer, choiceOf, readyLoan, publish } = stepsOf(under);

  describe('pricing', () => {
    it('prices the loan and a scenario without writing anything', async () => {
      const { sLNm } = await newLoan();
      const { program } = await anOffer(sLNm);
      const scenario = await los.price(sLNm, { sCreditScoreType2: 520 }, { rates: 'best' });
      const same = scenario.PricingResults.Program.find((one) => one.lLpTemplateId === program.lLpTemplateId);
      expect(same?.Status).toBe('Ineligible');
      expect(same?.Reasons.length).toBeGreaterThan(0);
      expect(await los.loadLoan(sLNm)).toMatchObject({ version: 1, sCreditScoreType2: 760 });
    });

    it('prices a scenario without a loan, and reports an unreadable field by name', async () => {
      const scenario = {
        ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sSpZip: '91101', sCreditScoreType2: 760 },
        ...{ sPurchPrice: '800000.00', sApprVal: '800000.00', sLAmtCalc: '600000.00', sProdRLckdDays: 30 },
      };
      const { PricingResults } = await los.priceScenario(scenario, { rates: 'best' });
      const eligible = PricingResults.Program.filter(({ Status }) => Status === 'Eligible');
      expect(eligible.length).toBeGreaterThan(3);
      expect(eligible.every(({ RateOption }) => RateOption.length === 1)).toBe(true);
      const refused = await refusal(los.priceScenario({ sLAmtCalc: 'much' }));
      expect(refused.code).toBe('invalid');
      expect(refused.fields).toHaveProperty('sLAmtCalc');
    });

    it('uses a new catalog at once', async () => {
      const { sLNm } = await newLoan();
      const [only] = demoPrograms;
      if (only === undefined) throw new Error('The demo has no programs.');
      await los.putPricingCatalog(operation(), { programs: [only], rateSheets: [] });
      try {
        const { PricingResults } = await los.price(sLNm, {});
        expect(PricingResults.Program).toMatchObject([{ Name: only.name, Status: 'Ineligible' }]);
      } finally {
        await publish();
      }
    });

    it('prices a past moment again with the programs and sheets of that time, and names the sheet', async () => {
      const { sLNm } = await newLoan();
      const [only] = demoPrograms;
      if (only === undefined) throw new Error('The demo has no programs.');
      const start = time.now;
      const hour = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
      const putAt = (at: Date, base: number, number: number) => {
        time.now = at;
        const sheet = {
          ...{ lLpTemplateId: only.lLpTemplateId, effectiveAt: at.toISOString(), number },
          ...{ lockPeriods: [30], rates: [6500], prices: [[base]] },
        };
        return los.putPricingCatalog(operation(), {
          programs: [{ ...only, name: `${only.name} ${number}` }],
          rateSheets: [sheet],
        });
      };
      const pricedAt = async (at?: Date) => {
        const { PricingResults } = await los.price(sLNm, {}, at ? { asOf: at.toISOString() } : {});
        return PricingResults.Program.map(({ Name, RateSheet, RateOption: [rate] }) => [
          Name,
          RateSheet?.Number,
          rate?.BasePrice,
        ]);
      };
      try {
        await putAt(hour(1), 101_000, 7);
        await putAt(hour(2), 100_500, 8);
        time.now = hour(3);
        const seventh = [[`${only.name} 7`, 7, expect.stringMatching(/^10/)]];
        expect(await pricedAt(hour(1))).toEqual(seventh);
        expect(await pricedAt(new Date(hour(2).getTime() - 1))).toEqual(seventh);
        expect((await pricedAt(hour(2)))[0]?.[1]).toBe(8);
        expect((await pricedAt())[0]?.[1]).toBe(8);
        // The same catalog again is no new moment, and what is priced now is not what was.
        await putAt(hour(2), 100_500, 8);
        expect(await pricedAt(hour(1))).toEqual(seventh);
        const past = await los.priceScenario({}, { asOf: hour(1).toISOString() });
        expect(past.PricingResults.Program[0]?.Name).toBe(`${only.name} 7`);
        expect((await refusal(los.price(sLNm, {}, { asOf: hour(4).toISOString() }))).code).toBe('not-offered');
        expect((await refusal(los.price(sLNm, {}, { asOf: '2001-01-01T00:00:00.000Z' }))).code).toBe('not-offered');
      } finally {
        time.now = start;
        await publish();
      }
    });

    it('reports an unreadable scenario field by name', async () => {
      const { sLNm } = await newLoan();
      const refused = await refusal(los.price(sLNm, { sLAmtCalc: 'much' }));
      expect(refused.code).toBe('invalid');
      expect(refused.fields).toHaveProperty('sLAmtCalc');
    });

    it('hides adjustments that only lender users may see', async () => {
      const { sLNm } = await newLoan();
      const hidden = (answer: Awaited<ReturnType<LosPort['price']>>) =>
        JSON.stringify(answer).includes('"IsHidden":true');
      expect(hidden(await los.price(sLNm, {}))).toBe(false);
      expect(hidden(await los.price(sLNm, {}, { showHidden: true }))).toBe(true);
    });

    it('sets program, rate, term and derived fields, saves the scenario and recalculates', async () => {
      const { sLNm } = await newLoan();
      const scenario = { sLAmtCalc: '600000.00', sProdRLckdDays: 45 };
      const { PricingResults } = await los.price(sLNm, scenario);
      const program = PricingResults.Program.find((one) => one.Status === 'Eligible' && one.FinMethT === '0');
      const option = program?.RateOption[0];
      if (!program || !option) throw new Error('nothing offered');
      const choice = { ...choiceOf(program.lLpTemplateId, option), scenario };
      const chosen = await los.chooseProgram(operation(), sLNm, choice);
      expect(chosen).toMatchObject({
        sLpTemplateNm: program.Name,
        sLpTemplateId: program.lLpTemplateId,
        sNoteIR: option.Rate,
        sTerm: program.Term,
        sDue: program.Term,
        sFinMethT: '0',
        sLT: program.LoanType,
        sLAmtCalc: '600000.00',
        sProdRLckdDays: 45,
        sBrokerLockOriginatorPriceBrokComp1PcFee: option.Point,
        sApr: option.APR,
        sProThisMPmt: option.Payment,
      });
      expect(chosen.sRAdjMarginR ?? null).toBeNull();
      const again = await los.price(sLNm, {});
      const same = again.PricingResults.Program.find((one) => one.lLpTemplateId === program.lLpTemplateId);
      expect(same?.RateOption).toContainEqual(option);
    });

    it('recalculates premium and APR with a later change, as the price list shows them', async () => {
      const { sLNm } = await newLoan({ sPurchPrice: '800000.00', sApprVal: '800000.00', sLAmtCalc: '720000.00' });
      const insured = async () => {
        const { PricingResults } = await los.price(sLNm, {});
        const program = PricingResults.Program.find((one) => one.Status === 'Eligible' && one.Insurance);
        const option = program?.RateOption[0];
        if (!program || !option) throw new Error('nothing offered');
        return { program, option };
      };
      const { program, option } = await insured();
      const monthly = await los.chooseProgram(operation(), sLNm, choiceOf(program.lLpTemplateId, option));
      expect(monthly).toMatchObject({ sApr: option.APR, sProMIns: program.MonthlyInsurance });
      const single = await change(monthly, { sProdConvMIOptionT: '1' });
      const listed = await insured();
      expect(single).toMatchObject({
        sApr: listed.option.APR,
        sFfUfmip1pc: listed.program.UpfrontInsurance,
        sNoteIR: monthly.sNoteIR,
        sLDiscntPc: monthly.sLDiscntPc,
      });
      expect(single.sApr).not.toBe(monthly.sApr);
      expect(single).not.toHaveProperty('sProMIns');
    });

    it('sets the fields of an adjustable rate, and clears them for a fixed one', async () => {
      const { sLNm } = await newLoan();
      const { PricingResults } = await los.price(sLNm, {});
      const pick = async (method: string) => {
        const program = PricingResults.Program.find((one) => one.Status === 'Eligible' && one.FinMethT === method);
        const option = program?.RateOption[0];
        if (!program || !option) throw new Error('nothing offered');
        return los.chooseProgram(operation(), sLNm, choiceOf(program.lLpTemplateId, option));
      };
      const arm = await pick('1');
      expect(arm).toMatchObject({ sFinMethT: '1', sRAdj1stCapMon: expect.any(Number) });
      expect(arm.sRAdjMarginR).toMatch(/^\d+\.\d{3}$/);
      const fixed = await pick('0');
      expect(fixed).toMatchObject({ sFinMethT: '0' });
      expect(fixed.sRAdjMarginR ?? null).toBeNull();
    });

    it('rejects an outdated price with the current one, and a rate that is not offered', async () => {
      const { sLNm } = await newLoan();
      const { choice, option } = await anOffer(sLNm);
      const cheaper = await refusal(los.chooseProgram(operation(), sLNm, { ...choice, requestedFee: '-9.000' }));
      expect(cheaper.code).toBe('not-offered');
      expect(cheaper.details.current).toMatchObject({ Rate: option.Rate, Point: option.Point });
      const gone = await refusal(los.chooseProgram(operation(), sLNm, { ...choice, requestedRate: '1.111' }));
      expect(gone.code).toBe('not-offered');
      const none = await refusal(los.chooseProgram(operation(), sLNm, { ...choice, lLpTemplateId: randomUUID() }));
      expect(none.code).toBe('not-offered');
      expect(await los.loadLoan(sLNm)).toMatchObject({ version: 1 });
    });

    it('rejects a program that the loan is not eligible for, with reasons', async () => {
      const { sLNm } = await newLoan();
      const { choice } = await anOffer(sLNm);
      await change(await los.loadLoan(sLNm), { sCreditScoreType2: 510 });
      const refused = await refusal(los.chooseProgram(operation(), sLNm, choice));
      expect(refused.code).toBe('not-eligible');
      expect(refused.details.reasons).toContainEqual(expect.objectContaining({ text: expect.any(String) }));
    });

    it('rejects a change of program after registration', async () => {
      const { sLNm } = await readyLoan();
      await los.register(operation(), sLNm);
      await los.moveStatus(operation(), sLNm, '28');
      const { choice } = await anOffer(sLNm);
      expect((await refusal(los.chooseProgram(operation(), sLNm, choice))).code).toBe('not-allowed');
    });
  });
}
