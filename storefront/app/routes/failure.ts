import { isRouteErrorResponse } from 'react-router';

export type Failure = { status: number; message: string };

/** What an error says to the reader: the status and sentence the server gave, nothing of the inside otherwise. */
export function readFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText;
    return { status: error.status, message };
  }
  return { status: 500, message: 'The page could not be shown.' };
}
