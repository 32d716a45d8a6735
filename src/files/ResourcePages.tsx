import { useTranslate } from 'react-admin';
import { CORPORATE } from '../../domain/reference/corporate';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { FileFolder } from './FileFolder';
import type { FolderSource } from './useFolder';

/** Rate sheets and forms per page; guidelines show more (SHELL-25, SHELL-27). */
const PER_PAGE = 10;
const GUIDELINES_PER_PAGE = 20;

interface Props extends FolderSource {
  readonly title: 'forms' | 'rates' | 'guidelines';
  readonly perPage: number;
}

function ResourcePage({ title, ...folder }: Props) {
  const translate = useTranslate();
  const label = translate(`pages.${title}`);
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={label} lead={translate(`files.lead.${title}`)} />
      <FileFolder label={label} {...folder} />
    </Stack>
  );
}

/** /main/resources/forms, by name (SHELL-24). */
export const FormsPage = () => <ResourcePage title="forms" folder="forms" perPage={PER_PAGE} />;

/** /main/resources/rates: rate sheets of the user's price group (LOAN-08, LOAN-09). */
export const RatesPage = () => <ResourcePage title="rates" folder="rates" perPage={PER_PAGE} />;

/** /rate-sheets: rate sheets for all price groups (SHELL-27, SHELL-28). */
export const RateSheetsPage = () => (
  <ResourcePage title="rates" folder="rates" subFolder={CORPORATE} perPage={PER_PAGE} />
);

/** /main/resources/guidelines, by name (SHELL-25). */
export const GuidelinesPage = () => (
  <ResourcePage title="guidelines" folder="guidelines" perPage={GUIDELINES_PER_PAGE} />
);

/** /public/rates. */
export const PublicRatesPage = () => <ResourcePage title="rates" folder="rates" perPage={PER_PAGE} isPublic />;

/** /public/guidelines. */
export const PublicGuidelinesPage = () => (
  <ResourcePage title="guidelines" folder="guidelines" perPage={GUIDELINES_PER_PAGE} isPublic />
);
