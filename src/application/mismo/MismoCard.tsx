import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { applicationCalls } from '../application-calls';
import { ProgressDownload } from './ProgressDownload';
import { RoundTripReport } from './RoundTripReport';

const Lead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  marginBlockEnd: token('s4'),
  '& > p': { flex: '1 1 260px', minInlineSize: 0, maxInlineSize: '64ch', color: token('text-2') },
});

/** The MISMO file of a loan: its export, what an import would make of it, and the file that the loan came from. */
export function MismoCard({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  return (
    <Section title={translate('mismo.title')}>
      <Lead>
        <p>{translate('mismo.lead')}</p>
        <ProgressDownload
          label={translate('mismo.export')}
          fileName={`${loanNum}.xml`}
          fetchFile={(onProgress) => applicationCalls.exportMismo(loanNum, onProgress)}
        />
      </Lead>
      <RoundTripReport loanNum={loanNum} />
    </Section>
  );
}
