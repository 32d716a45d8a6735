import bowser from 'bowser';
import { deviceOf } from './own-sessions.service';

const browsers: readonly string[] = Object.values(bowser.BROWSER_MAP);
const systems: readonly string[] = Object.values(bowser.OS_MAP);

/** The browser and system of a user agent, for a mail: only names that are known, because anyone can send any text as a user agent. */
export function knownDevice(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  const name = browser !== null && browsers.includes(browser) ? browser : 'an unknown browser';
  return system !== null && systems.includes(system) ? `${name} on ${system}` : name;
}
