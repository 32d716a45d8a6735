import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useResourceContext, useUpdate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { type Merged, withTheirs } from '../../../domain/application/merge';
import type { Section } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { errorPaths, showServerErrors } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';
import type { SectionRecord } from './section-context';
import { refetchApplication } from './section-writes';
import { currentOf, pathIn } from './server-answers';
import { isAsked, isThere, unseenProblems } from './unseen';
import { useStanding } from './useStanding';

/** Those that pass, and the others. */
function split<T>(all: readonly T[], passes: (one: T) => boolean): [T[], T[]] {
  return [all.filter(passes), all.filter((one) => !passes(one))];
}

interface Asked {
  readonly section: Section;
  readonly record: SectionRecord;
  readonly loan: LoanDocument;
  readonly onSaved: () => void;
  /** Whether a field that is not on the page now can be brought there. */
  readonly reaches: (path: string) => boolean;
  /** All that is wrong stands in such fields; the first of them. */
  readonly onUnseen: (path: string) => void;
}

/** How often a write is brought up to date by itself before the person is told. */
const TRIES = 3;

/** What two persons did at once, and the loan as the other one left it. */
interface Clash extends Merged {
  readonly current: LoanDocument;
}

/**
 * The form of a section, saved through React-Admin. Where somebody else saved meanwhile, both changes are brought together and
 * saved; only a field that both changed is asked about.
 */
export function useSectionForm({ section, record, loan, onSaved, reaches, onUnseen }: Asked) {
  const resource = useResourceContext() ?? '';
  // Not the save of the edit around: it is another one for each record that is read, and forgets who waits for its answer.
  const [update, { isPending: saving }] = useUpdate<SectionRecord, Error>(resource, { id: record.id });
  const client = useQueryClient();
  const form = useForm<SectionRecord>({ defaultValues: record, mode: 'onBlur' });
  const { isDirty, saved, discard, mergeWith, standOn, settle } = useStanding(form, section, record, loan);
  const released = useRef(false);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  /** One write at a time: what is asked for meanwhile follows it, where there is something left to save. */
  const busy = useRef(false);
  const again = useRef(false);
  const [clash, setClash] = useState<Clash | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [others, setOthers] = useState<readonly string[]>([]);

  /** Nothing is left to save: what was to be done afterwards may leave the page. */
  const leave = (): void => {
    released.current = true;
    afterwards.current?.();
    released.current = false;
  };

  const write = async (values: SectionRecord, tries = TRIES): Promise<void> => {
    setOthers([]);
    const params = { id: record.id, data: values, previousData: saved() };
    const answering = update(resource, params, { mutationMode: 'pessimistic', returnPromise: true });
    return answering.then(
      (answer) => done(answer ?? values, values),
      (error: unknown) => refused(error, tries),
    );
  };

  const done = (answer: SectionRecord, sent: SectionRecord): void => {
    busy.current = false;
    const hasMore = settle(answer, sent);
    onSaved();
    if (hasMore && (again.current || afterwards.current)) submit(afterwards.current);
    else if (!hasMore) leave();
    void refetchApplication(client, record.id, resource);
  };

  /** Where somebody else was faster, the write is brought up to date and tried again. */
  const refused = async (error: unknown, tries: number): Promise<void> => {
    const current = currentOf(error);
    if (!current) return fail(error);
    const merged = mergeWith(current);
    if (merged.conflicts.length > 0) return ask({ ...merged, current });
    const typed = standOn(current, merged.merged);
    return tries > 1 ? write(typed, tries - 1) : fail(error);
  };

  /** Leads to the first field in error where none of them is on the page. */
  const leadToUnseen = (): void => {
    const paths = errorPaths(form.control._formState.errors);
    const [first] = paths;
    if (first !== undefined && !paths.some(isThere)) onUnseen(first);
  };

  const ask = (found: Clash): void => {
    busy.current = false;
    setClash(found);
  };

  const fail = (error: unknown): void => {
    busy.current = false;
    const pathOf = pathIn(section);
    const document = { ...loan, ...form.getValues() };
    const [unseen, left] = split(Object.entries(showServerErrors(form, error, pathOf)), ([name]) => {
      const path = pathOf(name);
      return isAsked(path, document) && reaches(path);
    });
    for (const [name, message] of unseen) form.setError(pathOf(name) as 'version', { type: 'server', message });
    const isAllPlaced = error instanceof ApiError && Object.keys(error.fields).length > left.length;
    if (left.length > 0) setOthers(left.map(([, message]) => message));
    else if (!isAllPlaced) setFailure(error);
    leadToUnseen();
  };

  /** What inputs that are not on the page would say; looked at anew with each try to save. */
  const checkUnseen = (): boolean => {
    const problems = unseenProblems(form.getValues(), saved(), { ...loan, ...form.getValues() });
    for (const { path, problem } of problems) form.setError(path as 'version', { type: problem });
    return problems.length === 0;
  };

  const resolve = (theirs: ReadonlySet<string>): void => {
    if (!clash) return;
    setClash(null);
    busy.current = true;
    void write(standOn(clash.current, withTheirs(clash.merged, clash.conflicts, theirs)));
  };

  /** Nothing is decided: the next try to save asks again, and what is discarded gives way to what is there now. */
  const leaveConflicts = (): void => {
    setClash(null);
    void refetchApplication(client, record.id, '');
  };

  const submit = (then?: () => void): void => {
    again.current = busy.current;
    afterwards.current = then ?? (busy.current ? afterwards.current : undefined);
    if (busy.current) return;
    busy.current = true;
    const stale = errorPaths(form.control._formState.errors).filter((path) => !isThere(path));
    if (stale.length > 0) form.clearErrors(stale as 'version'[]);
    void form.handleSubmit(
      (values) => {
        if (checkUnseen()) return write(values);
        busy.current = false;
        leadToUnseen();
      },
      () => {
        busy.current = false;
        checkUnseen();
      },
    )();
  };

  return {
    form,
    /** Saves what is valid; `then` is done once it is saved. */
    submit,
    saving,
    isDirty,
    discard: () => {
      setOthers([]);
      discard();
    },
    released,
    failure,
    clearFailure: () => setFailure(null),
    others,
    clash,
    resolve,
    leaveConflicts,
  };
}
