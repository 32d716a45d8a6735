import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Text } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { EditText } from './EditText';

/** Edits that are shown at first. */
const FIRST = 3;

interface Props {
  readonly edits: HmdaOverview['edits'];
  readonly onShow: (edit: string) => void;
}

/** How many loans have each open edit; a number shows them. */
export function OpenEdits({ edits, onShow }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const [all, setAll] = useState(false);
  if (edits.length === 0) return null;
  // The loans are below: they stay in view.
  const show = (edit: string): void => {
    setAll(false);
    onShow(edit);
  };
  return (
    <Section
      title={translate('hmda.openEdits')}
      aside={
        edits.length > FIRST && (
          <Button size="small" onClick={() => setAll(!all)}>
            {translate(all ? 'hmda.fewer' : 'hmda.all', { count: count(edits.length) })}
          </Button>
        )
      }
      flush
    >
      <Table cells={{ padding: 's2 s3', verticalAlign: 'top' }} edge="s4">
        <thead>
          <tr>
            <th scope="col">{translate('hmda.edit')}</th>
            <th scope="col">{translate('hmda.text')}</th>
            <th scope="col" data-numeric>
              {translate('hmda.loans')}
            </th>
          </tr>
        </thead>
        <tbody>
          {edits.slice(0, all ? edits.length : FIRST).map(({ edit, text, loans }) => (
            <tr key={edit}>
              <td>
                <PlainButton onClick={() => show(edit)}>
                  <Text as="span" color="accent-text" whiteSpace="nowrap">
                    <bdi>{edit}</bdi>
                  </Text>
                </PlainButton>
              </td>
              <td>
                <EditText>{text}</EditText>
              </td>
              <td data-numeric>{count(loans)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
