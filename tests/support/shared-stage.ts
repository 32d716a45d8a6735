import { it } from 'vitest';
import { shareSessions } from './api-client';
import { launchBrowser } from './browser';
import { startCopiedPortal } from './copied-portal';

const withSharedStage = () =>
  it
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names here.
    .extend('sharedBrowser', { scope: 'worker' }, async ({}, { onCleanup }) => {
      const browser = await launchBrowser();
      onCleanup(() => browser.close());
      return browser;
    })
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names here.
    .extend('sharedPortal', { scope: 'worker' }, async ({}, { onCleanup }) => {
      const portal = await startCopiedPortal();
      onCleanup(() => portal.close());
      shareSessions(portal.url);
      return portal;
    });

let shared: ReturnType<typeof withSharedStage> | undefined;

/**
 * A browser and a portal for all test files that run in one process, one after the other: to start and end them takes
 * four seconds of processor time. They end with the process.
 */
export function sharedStage(): ReturnType<typeof withSharedStage> {
  shared ??= withSharedStage();
  return shared;
}
