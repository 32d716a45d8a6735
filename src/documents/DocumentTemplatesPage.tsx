import { LinearProgress, MenuItem, MenuList, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type Language, languageNames, languages } from '../i18n/language';
import { queryKeys } from '../providers/data/query-keys';
import { useLanguage } from '../providers/i18n/useLanguage';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { Section } from '../ui/Section';
import { documentCalls } from './document-calls';
import { TemplatePreview } from './TemplatePreview';

/** The document and the language in the URL; at first, the first document in the language of the user. */
function useChoice(first: string | undefined) {
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string): void =>
    setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  return {
    id: search.get('document') ?? first,
    language: languages.find((each) => each === search.get('language')) ?? language,
    chooseDocument: (id: string) => set('document', id),
    chooseLanguage: (chosen: Language) => set('language', chosen),
  };
}

/** /main/admin/document-templates: every document that the portal makes, with sample data. */
export function DocumentTemplatesPage() {
  const translate = useTranslate();
  const user = useLanguage().language;
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.documentTemplates(),
    queryFn: ({ signal }) => documentCalls.templates(signal),
  });
  const { id, language, chooseDocument, chooseLanguage } = useChoice(data?.[0]?.id);
  const chosen = data?.find((each) => each.id === id);
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1280} marginInline="auto">
      <PageHead title={translate('pages.documentTemplates')} lead={translate('documentTemplates.lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinearProgress aria-label={translate('states.loading')} />}
      {data && (
        <Stack gap="s4" align="start" fromLg={{ columns: '280px minmax(0, 1fr)' }}>
          <Section title={translate('documentTemplates.documents')} flush>
            <MenuList aria-label={translate('documentTemplates.documents')} sx={{ px: '6px', pt: 0 }}>
              {data.map((each) => (
                <MenuItem key={each.id} selected={each.id === id} onClick={() => chooseDocument(each.id)}>
                  {each.title[user]}
                </MenuItem>
              ))}
            </MenuList>
          </Section>
          {chosen && (
            <Section
              title={chosen.title[user]}
              flush
              aside={
                <DownloadButton
                  size="small"
                  label={translate('documentTemplates.download')}
                  fileName={`${chosen.id}-${language}.pdf`}
                  fetchFile={() => documentCalls.preview(chosen.id, language)}
                />
              }
            >
              <Stack gap="s4" padding="s4">
                <TextField
                  select
                  size="small"
                  label={translate('documentTemplates.language')}
                  value={language}
                  sx={{ maxInlineSize: 240 }}
                  onChange={(event) => {
                    const next = languages.find((each) => each === event.target.value);
                    if (next) chooseLanguage(next);
                  }}
                >
                  {languages.map((each) => (
                    <MenuItem key={each} value={each} lang={each}>
                      {languageNames[each]}
                    </MenuItem>
                  ))}
                </TextField>
                <TemplatePreview id={chosen.id} title={chosen.title[user]} language={language} />
              </Stack>
            </Section>
          )}
        </Stack>
      )}
    </Stack>
  );
}
