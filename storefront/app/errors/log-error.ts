import { type ErrorKey, errorReportPath } from '../../page/endpoints/error-report.ts';
import { isSwitchedOff } from '../visit/visit-switches.ts';

/** One page reports no more than these; a fault that repeats itself says nothing new. */
const maxReports = 10;
let reports = 0;

/** Logs an error of the shop's own under its key, in the console and at the server. */
export function logError(key: ErrorKey, detail: string): void {
  if (isSwitchedOff('logging')) return;
  console.error(`${key}: ${detail}`);
  report(key, detail);
}

/** Tells the server alone: what the browser has written to its console already. */
function report(key: ErrorKey, detail: string): void {
  if (isSwitchedOff('logging') || reports >= maxReports) return;
  reports += 1;
  navigator.sendBeacon(
    errorReportPath,
    JSON.stringify({ key, detail: detail.slice(0, 500), page: location.pathname }),
  );
}

/** Reports errors and rejections that no other code has handled. */
export function reportInterfaceErrors(): void {
  addEventListener('error', ({ message }) => report('interface-error', message));
  addEventListener('unhandledrejection', ({ reason }) => report('interface-error', String(reason)));
}
