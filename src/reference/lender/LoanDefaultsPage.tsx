import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { FieldName } from '../../../domain/loan/fields/field-table';
import { loanDefaultNames } from '../../../domain/reference/loan-default-names';
import { defaultsChannels, loanDefaultFields } from '../../../domain/reference/loan-defaults';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordSection } from '../../crud/RecordSection';
import { FieldInput } from '../../fields/FieldInput';
import { useValueText } from '../../fields/useValueText';
import { pageById } from '../../pages/page-table';
import { LoanSetupTabs } from './LoanSetupTabs';

/** Fields of the property; the others belong to the loan. */
const ofProperty: readonly FieldName[] = ['sProdSpT', 'sOccTPe', 'sEstateHeldT', 'sSpState'];

const LIST = pageById('admin-loan-setup').path;
const addressOf = (channel: string): string => (channel === 'all' ? LIST : `${LIST}/channel/${channel}`);

function ChannelChoice({ chosen }: { readonly chosen: string }) {
  const translate = useTranslate();
  const { code } = useValueText();
  const navigate = useNavigate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      onChange={(_, channel: string | null) => channel && navigate(addressOf(channel))}
      aria-label={translate('lender.defaults.channel')}
      sx={{ justifySelf: 'start', flexWrap: 'wrap', maxInlineSize: '100%' }}
    >
      {defaultsChannels.map((channel) => (
        <ToggleButton key={channel} value={channel}>
          {channel === 'all' ? translate('lender.defaults.all') : code('sBranchChannelT', channel)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const inputs = (names: readonly FieldName[]) => names.map((name) => <FieldInput key={name} name={name} />);

/** Default values of new loans, for all channels or one. Entered values always take precedence. */
export function LoanDefaultsPage() {
  const translate = useTranslate();
  const { id = 'all' } = useParams();
  return (
    <RecordEdit
      key={id}
      resource="loanDefaults"
      fields={loanDefaultFields}
      id={id}
      title={() => translate('pages.loanSetup')}
      lead={() => translate(id === 'all' ? 'lender.defaults.leadAll' : 'lender.defaults.leadChannel')}
      list={LIST}
    >
      <LoanSetupTabs at="admin-loan-setup" onPage />
      <ChannelChoice chosen={id} />
      <RecordSection title={translate('lender.defaults.loan')}>
        {inputs(loanDefaultNames.filter((name) => !ofProperty.includes(name)))}
      </RecordSection>
      <RecordSection title={translate('lender.defaults.property')}>{inputs(ofProperty)}</RecordSection>
    </RecordEdit>
  );
}
