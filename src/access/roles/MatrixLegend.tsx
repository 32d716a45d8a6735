import { useTranslate } from 'react-admin';
import { Note, Row } from '../../ui/layout/primitives';
import type { CellValue } from './draft';
import { Mark } from './MatrixCell';

interface Props {
  /** Label of a value. Absent if cells are checkboxes. */
  readonly wordsOf: ((value: CellValue) => string) | undefined;
}

const hidden = { inlineSize: 4, blockSize: 4, borderRadius: '50%', background: 'currentColor' };

/** What the marks in the cells of a matrix mean. */
export function MatrixLegend({ wordsOf }: Props) {
  const translate = useTranslate();
  const values: readonly CellValue[] = wordsOf ? ['w', 'r', ''] : ['on', ''];
  const labelOf = wordsOf ?? ((value) => translate(`people.role.legend.${value === 'on' ? 'allowed' : 'none'}`));
  return (
    <Row as="ul" wrap gap="s1 s4" padding="s2 s5" aria-label={translate('people.role.legend.title')}>
      {values.map((value) => (
        <Row as="li" key={value} gap="s2">
          {value === '' ? (
            <i style={hidden} aria-hidden />
          ) : (
            <Row as="b">
              <Mark value={value} words={labelOf(value)} />
            </Row>
          )}
          <Note>{labelOf(value)}</Note>
        </Row>
      ))}
      <Row as="li">
        <Note>{translate('people.role.legend.how')}</Note>
      </Row>
    </Row>
  );
}
