import { describe, expect, it } from 'vitest';
import { eDisclosureOf } from '../disclosure/edisclosure';
import { problemTexts } from '../format/parsed';
import { registrationRequirementTexts } from '../registration/can-register';
import { importTexts } from './import-texts';
import { loanTexts } from './loan-texts';
import { serverTexts } from './server-texts';
import { wordingOf, wordingsIn, wordingsOf } from './wording';

const texts = { ...serverTexts, ...loanTexts, ...importTexts };
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
const placesOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const numeric = /^(column|least|line|most|number)$/;

describe('wording of a message', () => {
  it.each(Object.entries(texts))('%s is told from its text, with its values', (code, text) => {
    const values = Object.fromEntries(
      placesOf(text).map((name) => [name, numeric.test(name) ? '1,234' : `Ömer "${name}"`]),
    );
    expect(wordingOf(fill(text, values))).toEqual({ code, values });
  });

  it('is told for all that a field can be refused for, and all that registration can lack', () => {
    for (const [problem, text] of Object.entries(problemTexts)) {
      expect(wordingOf(text)?.code).toBe(`problem.${problem}`);
    }
    expect(Object.values(registrationRequirementTexts).map((text) => wordingOf(text)?.code)).not.toContain(undefined);
  });

  it.each([
    [{ sInitialLoanEstimateSignedD: '2026-03-04' }, 'edisclosure-signed'],
    [{ sInitialLoanEstimateReceivedD: '2026-03-04' }, 'edisclosure-sent'],
    [{ sInitialLoanEstimateIssuedD: '2026-03-04' }, 'edisclosure-issued'],
    [{ sU1LStatD: '2026-03-04' }, 'edisclosure-requested'],
    [{ sU1LStatD: '2026-03-04', sU1LStatDesc: 'Self-prepared' }, 'edisclosure-requested-self'],
    [{ sU1LStatD: '2026-03-04', sU1LStatDesc: 'Prepared by lender' }, 'edisclosure-requested-lender'],
  ])('is told for the eDisclosure of %o', (loan, code) => {
    const { msg } = eDisclosureOf({ sStatusT: '1', ...loan });
    expect(wordingOf(msg)).toEqual({ code, values: { date: '03/04/2026' } });
  });

  it('prefers a whole sentence to one with values, and is null for the words of others', () => {
    expect(wordingOf('A job pays less than 0.')?.code).toBe('unnamed-pay-below-zero');
    expect(wordingOf('Lagrange GmbH pays less than 0.')).toEqual({
      code: 'pay-below-zero',
      values: { employer: 'Lagrange GmbH' },
    });
    expect(wordingOf('No rate')).toBeNull();
    expect(wordingOf('Bad zip')).toBeNull();
    expect(wordingOf('')).toBeNull();
  });

  it('takes no time for a long text of somebody else', () => {
    const started = performance.now();
    wordingOf(`${'The file has 1 '.repeat(5000)}.`);
    wordingOf('The file has 1 '.repeat(66));
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('is told for sentences behind one another, all or none', () => {
    const needs = Object.values(registrationRequirementTexts);
    const codes = ['no-program', 'not-requested', 'no-submission'];
    expect(wordingsIn(needs.join(' ')).map(({ code }) => code)).toEqual(codes);
    expect(wordingsIn(needs.slice(1).join(' ')).map(({ code }) => code)).toEqual(codes.slice(1));
    expect(wordingsIn(`${needs[0]} Ask Ada.`)).toEqual([]);
  });

  it('is told field by field', () => {
    expect(wordingsOf({ sNoteIR: 'Enter a number.', sLNm: 'Ask Ada.' })).toEqual({
      sNoteIR: { code: 'problem.not-a-number', values: {} },
    });
  });
});
