import { useLocale, useTranslate } from 'react-admin';
import type {
  ComplianceLine,
  ComplianceRemark,
  ComplianceTest,
  ComplianceValue,
} from '../../domain/compliance/compliance-test';
import type { ComplianceFinding } from '../../domain/compliance/open-findings';
import { formatDate } from '../../domain/format/date';
import { MINUS } from '../../domain/format/decimal';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import { groupOfTest } from './test-groups';

const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Texts of compliance tests in the user's language. */
export function useComplianceText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';

  const written = (value: ComplianceValue): string => {
    if ('money' in value) return formatMoney(value.money);
    if ('percent' in value) return formatPercent(value.percent);
    if ('date' in value) return formatDate(value.date, 'long');
    return 'text' in value ? value.text : String(value.count);
  };

  /** Values inside a sentence keep their own direction. */
  const inside = (values: ComplianceLine['values'] = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, rtl ? isolated(written(value)) : written(value)]),
    );

  const name = (key: ComplianceTest['key']): string => translate(`compliance.tests.${key}`);

  const remark = ({ code, values, test }: ComplianceRemark): string =>
    translate(`compliance.remarks.${code}`, { ...inside(values), ...(test && { test: name(test) }) });

  return {
    name,
    /** An item of what is missing: a failing test with its verdict, otherwise the remark. */
    finding: ({ code, test, values }: ComplianceFinding): string => {
      if (code) return remark({ code, ...(values && { values }), ...(test && { test }) });
      if (!test) return '';
      const group = translate(`compliance.groups.${groupOfTest(test)}`);
      const verdict = translate(`compliance.verdicts.${test}.fails`);
      return translate('compliance.failing', { group, test: name(test), verdict });
    },
    written,
    verdict: ({ key, verdict }: ComplianceTest): string => {
      const own = verdict === 'passes' || verdict === 'fails';
      return translate(own ? `compliance.verdicts.${key}.${verdict}` : `compliance.verdict.${verdict}`);
    },
    remark,
    line: ({ code, values }: ComplianceLine): string => translate(`compliance.lines.${code}`, inside(values)),
    /** An amount with the sign it has in the figure. */
    amount: ({ amount, effect }: ComplianceLine): string =>
      amount === undefined ? '' : `${effect === 'minus' ? MINUS : ''}${written(amount)}`,
  };
}
