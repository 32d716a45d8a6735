import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { parseFieldPath } from '../../../domain/application/field-path';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { useFieldPathLabels } from '../edit/useFieldPathLabels';
import type { PreviewGroup, PreviewRow } from './preview-rows';

/** What the file says about a value, or that the value comes from the loan setup. */
function Origin({ said, isDefault }: Pick<PreviewRow, 'said' | 'isDefault'>) {
  const translate = useTranslate();
  if (isDefault) return <Note>{translate('loan.create.import.fromSetup')}</Note>;
  if (!said) return null;
  return (
    <Row as="span" gap="s1" align="start" iconColor="warn-text">
      {!said.imported && (
        <TriangleAlert size={14} strokeWidth={1.6} aria-hidden="true" style={{ flex: 'none', marginBlockStart: 3 }} />
      )}
      <Note overflowWrap="anywhere" lineHeight="20px">
        {translate(said.imported ? 'loan.create.import.inFile' : 'loan.create.import.inFileNotImported', {
          text: `\u2068${said.text}\u2069`,
        })}
      </Note>
    </Row>
  );
}

interface Props {
  readonly label: string;
  readonly groups: readonly PreviewGroup[];
  readonly loan: NewLoanDocument;
  /** Leaves out the titles of the groups. */
  readonly plain?: boolean;
}

/** Fields with the values that they will have, and beside them what the file says where it uses other words. */
export function PreviewGroups({ label, groups, loan, plain = false }: Props) {
  const translate = useTranslate();
  const paths = useFieldPathLabels(loan);
  const { label: fieldLabel } = useFieldLabels();
  const nameOf = (place: string): string => fieldLabel(parseFieldPath(place)?.name ?? place);
  return (
    <Table
      aria-label={label}
      fixed
      edge="s4"
      lines="rows"
      cells={{ padding: 's1 s2', verticalAlign: 'top', lineHeight: '20px' }}
    >
      <colgroup>
        <col style={{ inlineSize: '40%' }} />
        <col />
      </colgroup>
      {groups.map(({ key, rows }) => (
        <tbody key={key}>
          {!plain && (
            <tr>
              <Text
                as="th"
                scope="rowgroup"
                colSpan={2}
                size="small"
                weight={600}
                color="text-2"
                paddingBlockStart="s3"
              >
                {translate(`application.groups.${key}`)}
              </Text>
            </tr>
          )}
          {rows.map(({ place, value, said, isDefault }) => (
            <tr key={place}>
              <Text as="th" scope="row" weight={400} color="text-2" overflowWrap="anywhere">
                {nameOf(place)}
              </Text>
              <td>
                <Row as="div" wrap gap="0 s4" align="start">
                  <Box flex="1 1 150px" minInlineSize={0} overflowWrap="anywhere">
                    <bdi className="num masked">{paths.text(place, value)}</bdi>
                  </Box>
                  {(said || isDefault) && (
                    <Box flex="1 1 150px" minInlineSize={0}>
                      <Origin said={said} isDefault={isDefault} />
                    </Box>
                  )}
                </Row>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
