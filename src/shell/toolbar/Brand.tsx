import { Link } from 'react-router-dom';
import { Row } from '../../ui/layout/primitives';
import { BrandMark } from '../BrandMark';
import { useLender } from '../lender';

/** Mark and name of the lender; the mark alone in the loan area. */
export function Brand({ to, markOnly }: { readonly to: string; readonly markOnly?: boolean }) {
  const { lenderName } = useLender();
  return (
    <Row
      as={Link}
      display="inline-flex"
      flex="none"
      gap={10}
      color="text"
      weight={600}
      letterSpacing="-0.01em"
      whiteSpace="nowrap"
      onHover={{ textDecoration: 'none' }}
      onTouch={{ minBlockSize: 44 }}
      to={to}
      aria-label={markOnly ? lenderName : undefined}
    >
      <BrandMark />
      {!markOnly && lenderName}
    </Row>
  );
}
