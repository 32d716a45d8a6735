import { useMediaQuery } from '@mui/material';
import { loanDisplayName } from '../../../domain/loan/document';
import { Row, Text } from '../../ui/layout/primitives';
import { StatusDot } from '../../ui/StatusDot';
import { useLoan } from './useLoan';

/** Number, borrower and status of the loan on a phone, where its menu is a drawer. It stays below the toolbar. */
export function PhoneLoanHead() {
  const { loan, loanNum, error } = useLoan();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (!isPhone || (error && !loan)) return null;
  const name = loan && loanDisplayName(loan);
  return (
    <Row
      position="sticky"
      insetBlockStart="var(--bar)"
      zIndex={4}
      gap="s2"
      minBlockSize={36}
      paddingInline="s4"
      lineBelow
      background="surface"
      whenPageScrolls={{ insetBlockStart: 0 }}
      onPrint={{ display: 'none' }}
      data-part="loan-head"
    >
      <Text as="bdi" color="text-3" dir="ltr">
        [{loanNum}]
      </Text>
      {name && (
        <Text
          as="b"
          flex="1 1 0"
          minInlineSize={0}
          weight={600}
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          <bdi>{name}</bdi>
        </Text>
      )}
      {loan && <StatusDot status={loan.sStatusT} />}
    </Row>
  );
}
