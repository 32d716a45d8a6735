import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type SettingName, settingGroups, settingNames, settingTable } from '../../../domain/lender/setting-table';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';
import { pageById } from '../../pages/page-table';
import { refreshLender } from '../../shell/lender';
import { WideInput } from '../../ui/InputGrid';
import { DatesInput } from './DatesInput';
import { HoursPreview } from './HoursPreview';
import { LogoSetting } from './LogoSetting';
import { WeekdaysInput } from './WeekdaysInput';

const helped: readonly SettingName[] = [
  'portalName',
  'welcomeEn',
  'servicingEmail',
  'servicingPhone',
  'securityEmail',
  'lenderAddress',
  'equalCreditAgency',
  'suspenseDays',
  'signingDays',
  'signingReminderDays',
  'opens',
  'closes',
  'subjectRent',
  'shortDebtPercent',
  'creditHardPrice',
  'lockRolling',
  'relockDays',
  'floatDownMove',
  'autoLock',
  'concessionLockDesk',
  'hmdaLei',
  'hmdaTaxId',
  'hmdaPreapprovals',
  'registrationOpen',
  'sessionHours',
  'idleMinutes',
  'factorRoles',
  'factorGraceDays',
  'revealsPerHour',
  'auditYears',
];

/** Settings whose input takes the full row. */
const sentences: readonly SettingName[] = [
  'welcomeEn',
  'welcomeTr',
  'welcomeAr',
  'lenderAddress',
  'equalCreditAgency',
  'factorRoles',
];

function SettingInput({ name }: { readonly name: SettingName }) {
  const translate = useTranslate();
  const { form } = settingTable[name];
  if (form === 'weekdays') return <WeekdaysInput name={name} />;
  if (form === 'dates') return <DatesInput name={name} help={translate('lender.settings.help.holidays')} />;
  const help = helped.includes(name) ? { help: translate(`lender.settings.help.${name}`) } : {};
  const input = <RecordInput source={name} {...help} />;
  return sentences.includes(name) ? <WideInput>{input}</WideInput> : input;
}

/** Applies saved settings to this window at once. */
function Follow({ version }: { readonly version: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means new settings
  useEffect(() => void refreshLender(), [version]);
  return null;
}

/** The lender's settings for the whole portal (decisions: general settings). */
export function SettingsPage() {
  const translate = useTranslate();
  return (
    <RecordEdit
      resource="settings"
      fields={settingTable}
      id="general"
      title={() => translate('pages.generalSettings')}
      lead={() => translate('lender.settings.lead')}
      list={pageById('admin-general-settings').path}
      below={({ version }) => <Follow version={version} />}
    >
      {settingGroups.map((group) => (
        <RecordSection key={group} title={translate(`lender.settings.groups.${group}`)}>
          {group === 'hours' && <HoursPreview />}
          {group === 'documents' && (
            <WideInput>
              <LogoSetting />
            </WideInput>
          )}
          {settingNames
            .filter((name) => settingTable[name].group === group)
            .map((name) => (
              <SettingInput key={name} name={name} />
            ))}
        </RecordSection>
      ))}
    </RecordEdit>
  );
}
