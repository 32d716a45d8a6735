import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AuditLogContract, AuditLogDetail } from '../../../domain/audit/audit-log.contract';
import { auditLogFields } from '../../../domain/audit/audit-log-fields';
import { NoRecord } from '../../crud/NoRecord';
import { RecordPage } from '../../crud/RecordPage';
import { useRecordLabels } from '../../fields/useRecordLabels';
import { callsOf } from '../../providers/data/calls';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { FactList } from '../../ui/FactList';
import { Box, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';
import { ActionName } from './ActionName';
import { actorOf } from './AuditListPage';
import { SubjectName } from './SubjectName';
import { useValueLabel } from './useValueLabel';

const { call } = callsOf<AuditLogContract>();
const RESOURCE = 'main/admin/audit';

const isNone = (value: unknown): boolean => value === null || value === undefined;

/** A stored value as it is: text plainly, everything else as JSON. */
const valueText = (value: unknown): string =>
  isNone(value) ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

function Values({ fields, subject }: Pick<AuditLogDetail, 'fields' | 'subject'>) {
  const translate = useTranslate();
  const label = useValueLabel(subject);
  if (fields.length === 0) {
    return (
      <Text as="p" color="text-3" padding="0 s4 s4">
        {translate('audit.noValues')}
      </Text>
    );
  }
  const changes = fields.some(({ before }) => !isNone(before));
  return (
    <Table cells={{ padding: 's2 s3', overflowWrap: 'anywhere', verticalAlign: 'top' }} edge="s4" fixed>
      <thead>
        <tr>
          <th>{translate('audit.field')}</th>
          {changes && <th>{translate('audit.before')}</th>}
          <th>{translate(changes ? 'audit.after' : 'audit.value')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" title={field}>
              <bdi>{label(field)}</bdi>
            </th>
            {changes && (
              <td>
                <bdi>{valueText(before)}</bdi>
              </td>
            )}
            <td>
              <bdi>{valueText(after)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Loaded({ entry }: { readonly entry: AuditLogDetail }) {
  const translate = useTranslate();
  const { exactInstant } = useFormats();
  const { label, option } = useRecordLabels(RESOURCE, auditLogFields);
  const fact = (name: keyof typeof auditLogFields, value: string | null, Element: 'bdi' | 'code' = 'bdi') => ({
    key: name,
    label: label(name),
    value: <Element>{value ?? '–'}</Element>,
  });
  return (
    <RecordPage title={<ActionName action={entry.action} />} lead={<SubjectName subject={entry.subject} />}>
      <Section title={translate('pages.auditEntry')}>
        <Box maxInlineSize={560}>
          <FactList
            groups={[
              [
                fact('at', exactInstant(entry.at)),
                fact('actor', actorOf(entry, translate)),
                fact('action', entry.action, 'code'),
                fact('outcome', option('outcome', entry.outcome)),
                fact('address', entry.address),
                fact('requestId', entry.requestId),
              ],
            ]}
          />
        </Box>
      </Section>
      <Section title={translate('audit.values')} flush>
        <Values {...entry} />
      </Section>
    </RecordPage>
  );
}

/** One entry of the audit, with each value before and after. */
export function AuditEntryPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.auditEntry(id),
    queryFn: ({ signal }) => call('GET /emet-data/audit/{id}', { params: { id }, signal }),
  });
  if (!data) {
    return (
      <NoRecord error={error} list={createPath({ resource: RESOURCE, type: 'list' })} onRetry={() => void refetch()} />
    );
  }
  return <Loaded key={id} entry={data} />;
}
