import { missing } from '../../domain/format/parsed';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { Note } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';
import { usePostClosingText } from './usePostClosingText';

type Shipments = PostClosingView['collateral']['shipments'];

/** The shipments of a note, the latest first. */
export function ShipmentTable({ shipments }: { readonly shipments: Shipments }) {
  const { t, date, place } = usePostClosingText();
  const day = (value: string | null): string => (value === null ? missing : date(value));
  return (
    <ScrollingTable label={t('shipments.title')}>
      <thead>
        <tr>
          {(['way', 'carrier', 'bailee', 'sent', 'received', 'returned'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`shipments.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shipments.toReversed().map(({ id, from, to, holder, carrier, tracking, baileeOn, ...days }) => (
          <tr key={id}>
            <th scope="row">{t('shipments.fromTo', { from: place(from), to: place(to, holder) })}</th>
            <td>
              <bdi>{carrier ?? missing}</bdi>
              {tracking && (
                <Note display="block">
                  <bdi dir="ltr">{tracking}</bdi>
                </Note>
              )}
            </td>
            <td>
              <bdi>{day(baileeOn)}</bdi>
            </td>
            <td>
              <bdi>{day(days.sentOn)}</bdi>
            </td>
            <td>
              <bdi>{day(days.receivedOn)}</bdi>
            </td>
            <td>
              <bdi>{day(days.returnedOn)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
