import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PackageFormView } from '../../domain/packages/packages.schemas';
import { loanPath } from '../../domain/pages/loan-path';
import { Box, Note } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { usePackageText } from './usePackageText';

interface Props {
  readonly loanNum: string;
  readonly forms: readonly PackageFormView[];
}

/** The forms of a package: what requires each, and who supplies it. */
export function FormTable({ loanNum, forms }: Props) {
  const { t } = usePackageText();
  const shown = (supplier: PackageFormView['supplier']) => forms.some((form) => form.supplier === supplier);
  return (
    <>
      <Table cells={{ padding: 's2 s4' }} heads={{ padding: 's2 s4' }}>
        <thead>
          <tr>
            <th scope="col">{t('form')}</th>
            <th scope="col">{t('supplier')}</th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ id, supplier, source, signed, copies }) => (
            <tr key={id}>
              <Box as="th" scope="row" weight={500} color="text">
                {t(`forms.${id}`)}
                {copies > 1 && <> ×{copies}</>}
                <Note as="span" display="block">
                  <bdi>{source === 'custom' ? t('custom') : source}</bdi>
                  {signed && <> · {t('signedBy')}</>}
                </Note>
              </Box>
              <Box as="td" whiteSpace="nowrap" color={supplier === 'vendor' ? 'text-3' : undefined}>
                {supplier === 'page' ? (
                  <TextLink component={Link} to={loanPath(loanNum, id === 'closing-disclosure' ? 'cd' : 'edisclosure')}>
                    {t('suppliers.page')}
                  </TextLink>
                ) : (
                  t(`suppliers.${supplier}`)
                )}
              </Box>
            </tr>
          ))}
        </tbody>
      </Table>
      <Box padding="s3 s4" lineAbove>
        {shown('vendor') && <Note as="p">{t('left')}</Note>}
        {shown('page') && <Note as="p">{t('onPage')}</Note>}
      </Box>
    </>
  );
}
