import { Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MadePackage } from '../../domain/packages/packages.schemas';
import { loanPath } from '../../domain/pages/loan-path';
import { documentsCalls } from '../documents/public';
import { useFormats } from '../providers/i18n/useFormats';
import { packageAnchor } from '../signing/public';
import { token } from '../theme/tokens';
import { DownloadButton } from '../ui/DownloadButton';
import { DotLabel } from '../ui/layout/Dot';
import { block, heads, plainRow } from '../ui/layout/phone-cards';
import { Box, Note } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { usePackageText } from './usePackageText';

const fills = { made: 'dot-green', making: 'dot-blue', failed: 'dot-red' } as const;

const deliveryOf = ({ notify, isSelfPrepared }: MadePackage): 'notify' | 'self' | 'file' =>
  notify ? 'notify' : isSelfPrepared ? 'self' : 'file';

type Sent = NonNullable<MadePackage['signing']>;

interface Props {
  readonly loanNum: string;
  readonly made: readonly MadePackage[];
}

/** Whether the borrowers have signed, with the way to their package. */
function Signing({ loanNum, signing: { id, state } }: { readonly loanNum: string; readonly signing: Sent }) {
  const translate = useTranslate();
  return (
    <Note as="span" display="block">
      <TextLink component={Link} to={`${loanPath(loanNum, 'edisclosure')}#${packageAnchor(id)}`}>
        {translate(`signing.state.${state}`)}
      </TextLink>
    </Note>
  );
}

/** The packages that were generated, the latest first. */
export function MadeTable({ loanNum, made }: Props) {
  const { t } = usePackageText();
  const { instant } = useFormats();
  return (
    <Box overflow="auto" tabIndex={0} role="group" aria-label={t('made.title')}>
      <Table
        cells={{ padding: 's2 s4' }}
        heads={{ padding: 's2 s4', whiteSpace: 'nowrap' }}
        phoneLabels="before"
        belowSm={block}
      >
        <Box as="thead" belowSm={heads}>
          <tr>
            <th scope="col">{t('made.package')}</th>
            <th scope="col">{t('made.by')}</th>
            <th scope="col">{t('made.delivery')}</th>
            <th scope="col">{t('made.state')}</th>
            <th scope="col" aria-label={t('made.open', { name: '' }).trim()} />
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {made.map((one) => {
            const name = t(`types.${one.packageId}`);
            const { docId } = one;
            return (
              <Box as="tr" key={one.id} belowSm={plainRow.card}>
                <Box as="th" scope="row" weight={500} color="text" belowSm={plainRow.value}>
                  {name}
                  <Note as="span" display="block">
                    <bdi>{one.planCodeId}</bdi>
                  </Note>
                </Box>
                <Box as="td" data-label={t('made.by')} belowSm={plainRow.value}>
                  <bdi>{one.by}</bdi>
                  <Note as="span" display="block">
                    {instant(one.createdAt)}
                  </Note>
                </Box>
                <Box as="td" data-label={t('made.delivery')} belowSm={plainRow.value}>
                  {t(`delivery.short.${deliveryOf(one)}`)}
                  {one.signing && <Signing loanNum={loanNum} signing={one.signing} />}
                </Box>
                <Box as="td" data-label={t('made.state')} belowSm={plainRow.value}>
                  <DotLabel fill={token(fills[one.state])}>{t(`states.${one.state}`)}</DotLabel>
                </Box>
                <Box as="td" textAlign="end" belowSm={plainRow.value}>
                  {docId !== null && (
                    <DownloadButton
                      size="small"
                      label={t('made.open', { name: 'PDF' })}
                      fileName={`${one.packageId}.pdf`}
                      fetchFile={() => documentsCalls.download(loanNum, docId)}
                    />
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Table>
    </Box>
  );
}
