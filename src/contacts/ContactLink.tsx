import { missing } from '../../domain/format/parsed';
import { formatPhone, phoneLink } from '../../domain/format/phone';
import { Box } from '../ui/layout/primitives';

/** An address that breaks before its domain if it must. */
function Address({ email = '' }: { readonly email: string | undefined }) {
  const at = email.lastIndexOf('@');
  return at < 1 ? (
    email
  ) : (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A phone number or an email address that opens its application; a dash if there is none. */
export function ContactLink({ phone, email }: { readonly phone?: string; readonly email?: string }) {
  const href = phone ? phoneLink(phone) : email ? `mailto:${email}` : null;
  if (href === null) return missing;
  return (
    <Box as="a" href={href} overflowWrap="anywhere">
      <bdi dir="ltr">{phone ? formatPhone(phone) : <Address email={email} />}</bdi>
    </Box>
  );
}

/** A fax number. It is no link: a phone would call the fax machine. */
export const FaxNumber = ({ fax }: { readonly fax?: string | undefined }) =>
  fax ? <bdi dir="ltr">{formatPhone(fax)}</bdi> : missing;
