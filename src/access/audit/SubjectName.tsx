import { useTranslate } from 'react-admin';

/** What an entry is about: its kind in words, and its number, login or ID. As stored, it is shown on hover. */
export function SubjectName({ subject }: { readonly subject: string }) {
  const translate = useTranslate();
  const [kind = '', ...rest] = subject.split(':');
  const name = translate(`audit.subjects.${kind}`, { _: '' });
  return (
    <span title={subject}>
      {name === '' ? (
        <bdi>{subject}</bdi>
      ) : (
        <>
          {name} <bdi>{rest.join(':')}</bdi>
        </>
      )}
    </span>
  );
}
