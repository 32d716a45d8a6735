import { styled } from '@mui/material/styles';
import { maskSsn } from '../../../domain/format/ssn';
import { token } from '../../theme/tokens';
import { RevealButton } from './RevealButton';
import { type HiddenNumber, useReveal } from './useReveal';

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: token('s1') });
const Failure = styled('span')({ color: token('bad-text'), fontSize: token('fs-small') });

interface Props extends HiddenNumber {
  readonly value: unknown;
}

/** A Social Security number: its last four digits, or all of them on request if `loanNum` is given. */
export function SsnDisplay({ value, ...where }: Props) {
  const { button, number, failure, isAsking, canShow, show, hide } = useReveal(where);
  const masked = typeof value === 'string' ? value : null;
  return (
    <Row>
      <bdi className="num" dir="ltr">
        {number ?? maskSsn(masked)}
      </bdi>
      {canShow && masked && (
        <RevealButton
          isShown={number !== null}
          isAsking={isAsking}
          onShow={() => void show()}
          onHide={hide}
          buttonRef={button}
        />
      )}
      {failure && <Failure role="alert">{failure}</Failure>}
    </Row>
  );
}
