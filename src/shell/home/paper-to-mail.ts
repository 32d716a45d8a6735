import { mayOpen } from '../../../domain/access/may-open';
import { mayUsePage } from '../../../domain/access/permissions';
import { isOffered } from '../../../domain/pages/offered';
import { useSessionUser } from '../../access/useSessionUser';
import { filteredList } from '../../pages/filtered-list';
import { pageById } from '../../pages/page-table';
import { useLender } from '../lender';

/** The list of packages to mail on paper; null for users who mail none. */
export function usePaperToMail(): string | null {
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  const page = pageById('paper-mailings');
  const mails =
    user !== null &&
    mayOpen(page.access, user) &&
    mayUsePage(user, 'edisclosure', 'read') &&
    isOffered(page, losCapabilities);
  return mails ? filteredList('paper-mailings', { done: false }) : null;
}
