import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportedFile } from '../../../domain/loan/loan-import.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';

/** Aligns the columns with the section titles. */
const edges = {
  '& th:first-of-type': { paddingInlineStart: token('s4') },
  '& thead th:last-of-type, & td:last-of-type': { paddingInlineEnd: token('s4') },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
};

/** What was read from a file, by part. */
export function ReadTable({ read }: Pick<ImportedFile, 'read'>) {
  const translate = useTranslate();
  const { count: formatCount } = useFormats();
  const fields = read.reduce((sum, part) => sum + part.fields, 0);
  const title = translate('loan.create.import.read');
  return (
    <Section title={title} aside={translate('loan.create.import.values', { count: fields, smart_count: fields })} flush>
      {read.length === 0 ? (
        <EmptyState title={translate('loan.create.import.nothingRead')} />
      ) : (
        <Table aria-label={title} sx={edges}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('loan.create.import.part')}</TableCell>
              <TableCell align="right">{translate('loan.create.import.records')}</TableCell>
              <TableCell align="right">{translate('loan.create.import.fields')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {read.map((part) => (
              <TableRow key={part.section}>
                <TableCell component="th" scope="row">
                  {translate(`loan.create.import.parts.${part.section}`, { _: part.section })}
                </TableCell>
                <TableCell align="right">
                  <bdi>{formatCount(part.count)}</bdi>
                </TableCell>
                <TableCell align="right">
                  <bdi>{formatCount(part.fields)}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}
