import { maskSsn } from '../../../domain/format/ssn';
import { Row, Text } from '../../ui/layout/primitives';
import { RevealButton } from './RevealButton';
import { type HiddenNumber, useReveal } from './useReveal';

interface Props extends HiddenNumber {
  readonly value: unknown;
}

/** A Social Security number: its last four digits, or all of them on request if `loanNum` is given. */
export function SsnDisplay({ value, ...where }: Props) {
  const { button, number, failure, isAsking, canShow, show, hide } = useReveal(where);
  const masked = typeof value === 'string' ? value : null;
  return (
    <Row as="span" display="inline-flex" gap="s1">
      <bdi className={number === null ? 'num masked' : 'num'} dir="ltr">
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
      {failure && (
        <Text color="bad-text" size="small" role="alert">
          {failure}
        </Text>
      )}
    </Row>
  );
}
