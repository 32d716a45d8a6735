import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type DisclosureItem, disclosureItems } from '../../domain/application/requirements/disclosure-requirements';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import type { Owner } from '../../domain/loan/records';
import { loanPath } from '../../domain/pages/loan-path';
import { FieldDisplay } from '../fields/FieldDisplay';
import { useFieldLabels } from '../fields/useFieldLabels';
import { token } from '../theme/tokens';
import { Box, Row, Text } from '../ui/layout/primitives';

function Item({ item, loan }: { readonly item: DisclosureItem; readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  // The value of a purchase that has not been appraised is its price.
  const isPrice = item.name === 'sApprVal' && !item.isMissing && !item.value;
  const name = isPrice ? 'sPurchPrice' : item.name;
  const value = isPrice ? loan.sPurchPrice : item.value;
  const Icon = item.isMissing ? TriangleAlert : Check;
  return (
    <Row as="li" wrap justify="space-between" gap="s4" paddingInline="s5" paddingBlock="s2" lineAbove>
      <Text color="text-2">{label(name)}</Text>
      <Row gap="s2">
        {item.isMissing ? (
          <Text color="bad-text">{translate('registration.lenderPage.lacks')}</Text>
        ) : (
          <FieldDisplay name={name} value={value} />
        )}
        <Icon size={15} aria-hidden color={token(item.isMissing ? 'bad-text' : 'ok-text')} />
      </Row>
    </Row>
  );
}

interface GroupProps {
  readonly loan: LoanDocument;
  readonly items: readonly DisclosureItem[];
  readonly owner: Owner | undefined;
}

function Group({ loan, items, owner }: GroupProps) {
  const translate = useTranslate();
  const name = owner
    ? borrowerName(loan, owner) || translate('registration.lenderPage.unnamed')
    : translate('registration.lenderPage.theLoan');
  return (
    <Paper component="section" aria-label={name}>
      <Row wrap justify="space-between" gap="s3" paddingInline="s5" paddingBlock="s3">
        <Text as="h2" size="body" weight={600} margin="0">
          <bdi>{name}</bdi>
        </Text>
        {owner && (
          <Link component={RouterLink} to={`${loanPath(loan.sLNm, 'borrower')}/${owner}`}>
            {translate('registration.lenderPage.openBorrower')}
          </Link>
        )}
      </Row>
      <Box as="ul" margin={0} padding={0} listStyle="none">
        {items.map((item) => (
          <Item key={item.path} item={item} loan={loan} />
        ))}
      </Box>
    </Paper>
  );
}

/** What will be sent to the lender, borrower by borrower and of the loan, with the items that are missing. */
export function LenderItems({ loan }: { readonly loan: LoanDocument }) {
  const items = disclosureItems(loan);
  const whose = [...new Set(items.map(({ owner }) => owner))];
  return whose.map((owner) => (
    <Group key={owner ?? 'loan'} loan={loan} items={items.filter((item) => item.owner === owner)} owner={owner} />
  ));
}
