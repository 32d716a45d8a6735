import { useTranslate } from 'react-admin';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { FactList } from '../ui/FactList';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';

/** The HOEPA status as it is calculated, and what someone entered instead: who, when and why, and whether it is reported. */
export function HoepaSection({
  hoepa: { calculated, entered, isReported, by, reason },
}: Pick<HmdaLoanDetail, 'hoepa'>) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const t = (key: string, values?: object): string => translate(`hmda.hoepa.${key}`, values);
  const status = entered === null ? t(isReported ? 'none' : 'nothing') : t(`codes.${entered ? '1' : '2'}`);
  return (
    <Section title={t('title')}>
      <Stack gap="s2">
        <FactList
          groups={[
            [
              { label: t('calculated'), value: t(calculated === null ? 'open' : `codes.${calculated}`) },
              {
                label: t(isReported ? 'entered' : 'notReported'),
                value: <Text weight={entered === null ? 400 : 600}>{status}</Text>,
              },
            ],
          ]}
        />
        {!isReported && <Note as="p">{t('whyNotReported')}</Note>}
        {entered !== null && (
          <Note as="p">
            {by ? t('by', { by: by.by, at: instant(by.at) }) : t('fromLoan')} <bdi>{reason ?? ''}</bdi>
          </Note>
        )}
      </Stack>
    </Section>
  );
}
