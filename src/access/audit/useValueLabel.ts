import { useTranslate } from 'react-admin';
import { adminResources } from '../../../domain/pages/admin-pages';

/** The resource whose records are subjects of a kind, such as `branch`. */
const resources: ReadonlyMap<string, string> = new Map(
  Object.entries(adminResources).flatMap(([name, resource]) =>
    'subject' in resource ? [[resource.subject, name] as const] : [],
  ),
);

/** The name of a value of an entry about a subject such as `branch:4f3c…`: a field of its record, of a loan, or of the act itself. */
export function useValueLabel(subject: string): (name: string) => string {
  const translate = useTranslate();
  const resource = resources.get(subject.split(':')[0] ?? '');
  return (name) => {
    const ofAct = translate(`audit.names.${name}`, { _: name });
    const ofLoan = translate(`fields.${name}`, { _: ofAct });
    return resource ? translate(`resources.${resource}.fields.${name}`, { _: ofLoan }) : ofLoan;
  };
}
