import { type ComponentProps, useRef, useState } from 'react';
import { UploadBox } from '../../ui/UploadBox';
import { LeaveGuard } from './LeaveGuard';
import { fileTexts } from './leave-texts';

/** An upload of a page that asks before the user leaves with chosen files that are not uploaded. */
export function GuardedUploadBox({ onDone, ...props }: Omit<ComponentProps<typeof UploadBox>, 'onChoose' | 'frame'>) {
  const [chosen, setChosen] = useState(0);
  /** The files are stored, so the page may leave before they are no longer shown as chosen. */
  const released = useRef(false);
  return (
    <>
      <UploadBox
        {...props}
        onDone={(files) => {
          released.current = true;
          onDone?.(files);
        }}
        onChoose={(files) => {
          released.current = false;
          setChosen(files.length);
        }}
      />
      <LeaveGuard active={chosen > 0} released={released} texts={fileTexts} />
    </>
  );
}
