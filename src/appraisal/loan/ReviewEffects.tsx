import type { ReviewPreview } from '../../../domain/appraisal/loan-appraisals.contract';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { FromTo } from '../../ui/FromTo';
import { Note, Stack } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { useAppraisalText } from './useAppraisalText';

/** What a decision about a value changes on the loan: fields, price, and findings that get out of date. */
export function ReviewEffects({
  effects: { fields, price, findings },
}: {
  readonly effects: Pick<ReviewPreview, 'fields' | 'price' | 'findings'>;
}) {
  const { t } = useAppraisalText();
  const { label, text } = useFieldLabels();
  return (
    <Stack gap="s3">
      <Table cells={{ paddingBlock: 's1', paddingInline: 's1', verticalAlign: 'top' }}>
        <thead>
          <tr>
            <th scope="col">{t('changes')}</th>
            <th scope="col" data-numeric>
              {t('nowAndThen')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{label(name)}</th>
              <td data-numeric>
                <FromTo from={text(name, before)} to={text(name, after)} />
              </td>
            </tr>
          ))}
          {price && (
            <tr>
              <th scope="row">{t('price')}</th>
              <td data-numeric>
                <FromTo from={price.before ?? '–'} to={price.after ?? t('notOffered')} />
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      {findings.map(({ system, number, mustResubmit }) => (
        <Note as="p" key={system}>
          {t(mustResubmit ? 'resubmit' : 'outOfDate', { system, number })}
        </Note>
      ))}
    </Stack>
  );
}
