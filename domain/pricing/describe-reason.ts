import { formatCentsAsMoney } from '../format/money';
import { formatThousandthsAsPercent } from '../format/percent';
import { extendedDocumentationCodes } from '../loan/codes/documentation-codes';
import { formatCents, formatThousandths } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';
import type { ReasonResult, ShownResult } from './pricing.schemas';
import type { CodeList, Needed, Reason, Shown } from './reason';
import { needsTexts, reasonTexts, shownLists } from './reason';

/** A reason as answers carry it: values as data for the reader's own language and number format, and in English. */
export const describeReason = (found: Reason): ReasonResult => ({
  code: found.code,
  field: found.field,
  text: reasonTexts[found.code],
  actual: describe(found.actual),
  needed: describeNeeded(found),
});

function describe(shown: Shown): ShownResult {
  switch (shown.kind) {
    case 'money':
      return { kind: 'money', value: formatCents(shown.value), text: formatCentsAsMoney(shown.value) };
    case 'limit-to-confirm':
      return { kind: shown.kind, value: formatCents(shown.value), text: formatCentsAsMoney(shown.value) };
    case 'percent':
      return { kind: 'percent', value: formatThousandths(shown.value), text: formatThousandthsAsPercent(shown.value) };
    case 'ratio':
      return { kind: 'ratio', value: formatThousandths(shown.value), text: formatThousandths(shown.value) };
    case 'integer':
      return { kind: 'integer', value: String(shown.value), text: String(shown.value) };
    case 'months':
    case 'days':
      return { kind: shown.kind, value: String(shown.value), text: `${shown.value} ${shown.kind}` };
    case 'yesno':
      return { kind: 'yesno', value: String(shown.value), text: shown.value ? 'Yes' : 'No' };
    case 'code': {
      const names: Readonly<Record<string, string>> = shownLists[shown.list];
      const text = Object.hasOwn(names, shown.value) ? names[shown.value] : undefined;
      return { kind: 'code', list: listOf(shown), value: shown.value, text: text ?? `Unknown (${shown.value})` };
    }
    case 'text':
      return { kind: 'text', value: shown.value, text: shown.value };
    case 'none':
      return { kind: 'none', value: '', text: 'Not known' };
  }
}

/** The portal's own documentation codes are in a separate list. */
const listOf = ({ list, value }: { list: CodeList; value: string }): string =>
  list === 'sProdDocT' && Object.hasOwn(extendedDocumentationCodes, value) ? 'extendedDocumentation' : list;

function describeNeeded({ code, needed: { op, values } }: Reason): ReasonResult['needed'] {
  const described = values.map(describe);
  const text =
    op === 'known'
      ? (ownValue<string>(needsTexts, code) ?? '')
      : neededText(op, [...new Set(described.map((value) => value.text))]);
  const isOpen = values.some(({ kind }) => kind === 'limit-to-confirm');
  return { op, values: described, text: isOpen ? `${text} (limit to be confirmed)` : text };
}

function neededText(op: Exclude<Needed['op'], 'known'>, texts: readonly string[]): string {
  switch (op) {
    case 'atMost':
      return `${texts[0]} or less`;
    case 'atLeast':
      return `${texts[0]} or more`;
    case 'between':
      return texts.join(' to ');
    case 'oneOf':
    case 'is':
      return texts.join(', ');
  }
}
