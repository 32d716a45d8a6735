import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pageById } from '../../pages/page-table';
import { queryKeys } from '../../providers/data/query-keys';
import { ErrorState } from '../../ui/ErrorState';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { useBlobUrl } from '../../ui/useBlobUrl';
import { logoCalls } from './logo-calls';
import { RemoveLogo } from './RemoveLogo';
import { UploadLogo } from './UploadLogo';

function Picture({ version }: { readonly version: number }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: queryKeys.lenderLogoImage(version),
    queryFn: async ({ signal }) => (await logoCalls.image(signal)).blob,
  });
  const url = useBlobUrl(data);
  if (url === null) return null;
  const limits = { maxInlineSize: '100%', maxBlockSize: 72, objectFit: 'contain' } as const;
  return <img src={url} alt={translate('lender.settings.logo.preview')} style={limits} />;
}

/** The logo on the lender's documents: its picture, and dialogs that change it at once, apart from the form around it. */
export function LogoSetting() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'upload' | 'remove' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.lenderLogo(),
    queryFn: ({ signal }) => logoCalls.facts(signal),
  });
  const refresh = async (): Promise<void> => {
    const keys = [queryKeys.lenderLogo(), queryKeys.documentTemplates(), queryKeys.history()];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { logo, version } = data;
  const close = (): void => setDialog(null);
  return (
    <Stack as="section" gap="s2" aria-labelledby="logo-title">
      <Text as="h3" id="logo-title" weight={500}>
        {translate('lender.settings.logo.title')}
      </Text>
      <Row wrap gap="s4" align="center">
        {/* Documents are white, so the logo must look right on white. */}
        <Row
          justify="center"
          align="center"
          inlineSize={220}
          maxInlineSize="100%"
          blockSize={96}
          padding="s3"
          border
          radius="s"
          style={{ background: '#fff', color: '#5b6675' }}
        >
          {logo ? <Picture version={version} /> : translate('lender.settings.logo.none')}
        </Row>
        <Stack gap="s2" justifyItems="start">
          {logo && <Note as="span">{<bdi>{logo.name}</bdi>}</Note>}
          <Row wrap gap="s2">
            <Button variant="outlined" size="small" onClick={() => setDialog('upload')}>
              {translate(`lender.settings.logo.${logo ? 'replace' : 'upload'}`)}
            </Button>
            {logo && (
              <Button size="small" onClick={() => setDialog('remove')}>
                {translate('lender.settings.logo.remove')}
              </Button>
            )}
            <Button size="small" component={Link} to={pageById('admin-document-templates').path}>
              {translate('lender.settings.logo.see')}
            </Button>
          </Row>
        </Stack>
      </Row>
      <Note as="p">{translate('lender.settings.logo.help')}</Note>
      {dialog === 'upload' && <UploadLogo version={version} onSettled={refresh} onClose={close} />}
      {dialog === 'remove' && <RemoveLogo version={version} onSettled={refresh} onClose={close} />}
    </Stack>
  );
}
