import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import type { Problem } from '../../domain/format/parsed';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { formatField, scaleOf } from '../../domain/loan/format-field';
import { BLANK } from '../providers/i18n/useMessageText';
import { type DateLimits, dateLimits } from './check-field';

/** The text of a field's problem in the user's language, with the field's limit if the problem is about one. */
export function useProblemText() {
  const translate = useTranslate();
  return useCallback(
    (spec: ValueSpec, problem: Problem, given: DateLimits = {}): string => {
      const figure = (limit: number): string =>
        spec.kind === 'integer'
          ? String(limit)
          : formatField({ ...spec, kind: 'decimal', scale: scaleOf(spec) }, String(limit));
      const { min, max } = dateLimits(spec, given, new Date());
      if (problem === 'too-small' && spec.min !== undefined)
        return translate('inputs.atLeast', { min: figure(spec.min) });
      if (problem === 'too-large' && spec.max !== undefined)
        return translate('inputs.atMost', { max: figure(spec.max) });
      if (problem === 'too-long' && spec.maxLength !== undefined)
        return translate('inputs.atMostCharacters', { max: spec.maxLength });
      if (problem === 'too-many-decimals') return translate('inputs.decimals', { scale: scaleOf(spec) });
      if (problem === 'date-too-early' && min) return translate('inputs.notBefore', { date: formatDate(min, 'long') });
      if (problem === 'date-too-late' && max) return translate('inputs.notAfter', { date: formatDate(max, 'long') });
      return translate(`messages.${problem}`, { _: BLANK });
    },
    [translate],
  );
}
