import { Button, Link as TextLink } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayUsePage } from '../../domain/access/permissions';
import type { LoanDocument } from '../../domain/loan/document';
import { loanPath } from '../../domain/pages/loan-path';
import { useSessionUser } from '../access/public';
import { PdfPreview } from '../documents/public';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Column, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { DeliveryChoice, type DeliveryKind } from './DeliveryChoice';
import type { Audited, useAudit } from './useAudit';
import { usePackageText } from './usePackageText';

interface Props {
  readonly loan: LoanDocument;
  readonly audited: Audited;
  readonly work: ReturnType<typeof useAudit>;
  readonly editable: boolean;
}

/** Previews an audited package in place, and generates it. */
export function GenerateSection({ loan, audited, work: { preview, generate }, editable }: Props) {
  const { t } = usePackageText();
  const translate = useTranslate();
  const user = useSessionUser();
  const [delivery, setDelivery] = useState<DeliveryKind>('file');
  const { token, canGenerate, recipients } = audited;
  const canNotify = user !== null && !user.isPml && mayUsePage(user, 'edisclosure', 'write');
  const { made } = audited;
  const isPreviewed = preview.data !== undefined || preview.isError;
  return (
    <>
      <Section title={t('delivery.title')}>
        <Stack gap="s4">
          {editable && canGenerate && (
            <DeliveryChoice
              chosen={delivery}
              onChoose={setDelivery}
              isExternal={user?.isPml !== false}
              {...{ canNotify, recipients }}
            />
          )}
          <Row wrap gap="s3">
            <Button
              variant="outlined"
              loading={preview.isPending}
              disabled={isPreviewed || made !== undefined}
              onClick={() => preview.mutate(token)}
            >
              {t('preview.open')}
            </Button>
            {editable && (
              <Button
                variant="contained"
                loading={generate.isPending}
                disabled={!canGenerate || made?.state === 'made'}
                onClick={() => generate.mutate({ token, delivery })}
              >
                {t('generate')}
              </Button>
            )}
          </Row>
          {preview.isError && <Note as="p">{t('preview.again')}</Note>}
          {made && (
            <Text as="p" role="status">
              {t(made.state === 'made' ? 'generated' : made.state === 'making' ? 'making' : 'states.failed')}{' '}
              {made.notify && made.state !== 'failed' && `${t('notified')} `}
              <TextLink component={Link} to={loanPath(loan.sLNm, 'loan-doc')}>
                {translate('pages.loanDoc')}
              </TextLink>
            </Text>
          )}
        </Stack>
      </Section>
      {preview.data && (
        <Section title={t('preview.title')} flush>
          <Column blockSize="75vh" minInlineSize={0} overflow="hidden">
            <PdfPreview source={preview.data} name={t('preview.title')} />
          </Column>
        </Section>
      )}
      <ErrorDialog error={preview.error} onClose={() => preview.reset()} />
      <ErrorDialog error={generate.error} onClose={() => generate.reset()} />
    </>
  );
}
