import { element } from '../../../ports/vendors/xml';
import type { Call } from '../soap/client';
import { elementText, findAll, type XmlNode } from '../soap/envelope';
import { checkedResult } from '../soap/result';

/** A rate of a program. Points above zero are paid by the borrower. */
export interface QuickRate {
  readonly programId: string;
  readonly optionId: string;
  readonly rate: string;
  readonly point: string;
  readonly apr: string;
  readonly payment: string;
  readonly status: string;
}

export interface QuickAdjustment {
  /** A price of a program may be that of several, each with adjustments of its own. */
  readonly programId: string;
  readonly description: string;
  readonly point: string;
  readonly rate: string;
  /** Only for users of the lender. */
  readonly isHidden: boolean;
}

export interface QuickProgram {
  readonly name: string;
  readonly status: string;
  readonly term: string;
  readonly rates: readonly QuickRate[];
  readonly adjustments: readonly QuickAdjustment[];
}

const isTrue = (text: string | undefined): boolean => /^(true|yes)$/i.test(text ?? '');
/** `-0.500` of `(0.500%)`. */
const plainNumber = (text: string | undefined): string =>
  (text ?? '').replace(/[%$,\s]/g, '').replace(/^\((.*)\)$/, '-$1');

const rateOf = ({ attributes }: XmlNode): QuickRate => ({
  programId: attributes.lLpTemplateId ?? '',
  optionId: attributes.RateOptionId ?? '',
  rate: plainNumber(attributes.Rate),
  point: plainNumber(attributes.Point),
  apr: plainNumber(attributes.APR),
  payment: plainNumber(attributes.Payment),
  status: attributes.Status ?? '',
});

const adjustmentOf = (programId: string, { attributes }: XmlNode): QuickAdjustment => ({
  programId,
  description: attributes.Description ?? '',
  point: plainNumber(attributes.Point),
  rate: plainNumber(attributes.Rate),
  isHidden: isTrue(attributes.IsHidden),
});

/** Prices a scenario, given by the names of the pricer (`sLAmtCalcPe`) with values as it shows them. */
export async function quickPrices(
  call: Call,
  scenario: Readonly<Record<string, string>>,
): Promise<readonly QuickProgram[]> {
  const fields = Object.entries(scenario).map(([id, text]) => element('field', { id }, [elementText(text)]));
  const input = element('LOXmlFormat', { version: '1.0' }, [element('loan', {}, fields)]);
  const { root } = await call('RunQuickPricerV2', [input], checkedResult);
  const adjustments = findAll(root, 'Adjustment');
  return findAll(root, 'Program').map((program) => {
    const rates = findAll(program, 'RateOption').map(rateOf);
    const programs = new Set(rates.map(({ programId }) => programId));
    const own = adjustments.flatMap((one) => {
      const { lLpTemplateId = '' } = one.attributes;
      if (!programs.has(lLpTemplateId)) return [];
      return findAll(one, 'AdjustmentItem').map((item) => adjustmentOf(lLpTemplateId, item));
    });
    return {
      ...{ name: program.attributes.Name ?? '', status: program.attributes.Status ?? '' },
      ...{ term: program.attributes.Term ?? '', rates },
      adjustments: own,
    };
  });
}

/** A rate among those of the pricer. */
export interface ChosenRate {
  readonly loanNum: string;
  readonly programId: string;
  readonly rate: string;
  readonly fee: string;
  readonly optionId: string;
}

const parametersOf = ({ loanNum, programId, rate, fee, optionId }: ChosenRate): readonly string[] => [
  ...[loanNum, programId, rate, fee, optionId],
];

/** Registers a loan with a program and rate; answers the warnings of LendingQB. */
export const registerProgram = async (call: Call, chosen: ChosenRate): Promise<readonly string[]> =>
  (await call('RegisterLoanProgramWithRateOptionId', parametersOf(chosen), checkedResult)).warnings;

/** Requests a lock of a program and rate; answers the warnings of LendingQB. */
export const lockProgram = async (call: Call, chosen: ChosenRate): Promise<readonly string[]> =>
  (await call('LockLoanProgramWithRateOptionId', parametersOf(chosen), checkedResult)).warnings;
