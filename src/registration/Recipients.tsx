import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { linkToField } from '../../domain/application/locate-field';
import type { LoanDocument } from '../../domain/loan/document';
import { Box, Row, Text } from '../ui/layout/primitives';
import { disclosureRecipients, recipientText } from './disclosure-recipients';

/** Each borrower whom the disclosures go to, with the address, or with a link to enter one that is missing. */
export function Recipients({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const recipients = disclosureRecipients(loan);
  if (recipients.length === 0) return translate('registration.review.noRecipients');
  return (
    <Box as="ul" margin={0} padding={0} listStyle="none">
      {recipients.map((recipient) => (
        <Row as="li" key={recipient.owner} wrap gap="s1 s3">
          <Text overflowWrap="anywhere">
            <bdi>{recipientText(recipient)}</bdi>
          </Text>
          {recipient.email === '' && (
            <>
              <Text color="bad-text">{translate('registration.review.noEmail')}</Text>
              <Link
                component={RouterLink}
                to={linkToField(loan.sLNm, recipient.path, { document: loan, owner: recipient.owner })}
              >
                {translate('registration.review.addEmail')}
              </Link>
            </>
          )}
        </Row>
      ))}
    </Box>
  );
}
